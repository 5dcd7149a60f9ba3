import { nearestWord } from '#lib/nearestWord.ts';
import { placeholdersIn } from '#lib/placeholders.ts';
import { fieldAt } from '#schemas/fieldSchema.ts';
import { sampleNetworkSchema } from '#sampleNetwork/sampleNetworkSchema.ts';
import { screenDataOf, type ScreenData } from '#sampleNetwork/screenData/screenData.ts';
import { problemAtField, type ContentFile } from '#tools/check/content/contentFile.ts';
import { SAMPLE_NETWORK_FILE } from '#tools/check/content/files/contentPaths.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { leavesOf, valueAt } from './values.ts';

/** The error for a name that is not one of `names`; `missing` is the beginning of the sentence. */
function nameError(name: string, names: readonly string[], missing: string): string | undefined {
  if (names.includes(name)) return undefined;
  const meant = nearestWord(name, names);
  const advice = meant ? `¿Quisiste decir «${meant}»?` : `Están: ${names.toSorted().join(', ')}.`;
  return `${missing} «${name}» en ${SAMPLE_NETWORK_FILE}. ${advice}`;
}

/** The error for a text with a placeholder that has no value, so that visitors would read its name. */
function placeholderError(text: string, { values }: ScreenData): string | undefined {
  const inBraces = (name: string) => `{${name}}`;
  const names = Object.keys(values).map(inBraces);
  return placeholdersIn(text)
    .map((name) => nameError(inBraces(name), names, 'No hay un dato'))
    .find((error) => error !== undefined);
}

/** The error for the name of a finding that does not exist, or that has no visit where the `screen` beside it shows one. */
function findingError(name: string, { findings }: ScreenData, screen: unknown): string | undefined {
  const namesOf = (some: ScreenData['findings']) => some.map(({ before }) => before);
  const unknown = nameError(name, namesOf(findings), 'Ningún hallazgo empieza con la foto');
  if (unknown || screen !== 'visit') return unknown;
  const visited = namesOf(findings.filter(({ visit }) => visit !== undefined));
  return visited.includes(name)
    ? undefined
    : `A «${name}» le falta su visita («visit») en ${SAMPLE_NETWORK_FILE}, y un área con la pantalla «visit» nombra un hallazgo que la tiene: ${visited.join(', ')}.`;
}

/** Names that the sample network does not have: of photos, of findings, and of values in texts. */
export function unknownNames(files: readonly ContentFile[]): Problem[] {
  const network = files.find(({ file }) => file === SAMPLE_NETWORK_FILE);
  const { data } = sampleNetworkSchema.safeParse(network?.source.data);
  if (!data) return [];
  const screenData = screenDataOf(data);
  const photos = data.evidence.photos.map(({ name }) => name);

  return files.flatMap((content) =>
    leavesOf(content.source.data).flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      const { kind, isTemplate } = fieldAt(content.schema, path) ?? {};
      const screen = valueAt(content.source.data, [...path.slice(0, -1), 'screen']);
      const errors = [
        isTemplate && placeholderError(value, screenData),
        kind === 'evidence name' && nameError(value, photos, 'No hay una evidencia'),
        kind === 'finding name' && findingError(value, screenData, screen),
      ];
      return errors.flatMap((error) => (error ? [problemAtField(content, path, error)] : []));
    }),
  );
}
