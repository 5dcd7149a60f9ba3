import { nearestWord } from '#lib/nearestWord.ts';
import { placeholdersIn } from '#lib/placeholders.ts';
import { fieldAt } from '#schemas/fieldSchema.ts';
import { sampleNetworkSchema } from '#sampleNetwork/sampleNetworkSchema.ts';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { problemAtField, type ContentFile } from '#tools/check/content/contentFile.ts';
import { SAMPLE_NETWORK_FILE } from '#tools/check/content/files/contentPaths.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { leavesOf } from './values.ts';

/** Placeholders for which the sample network has no value, so that visitors would read their name. */
export function unknownPlaceholders(files: readonly ContentFile[]): Problem[] {
  const network = files.find(({ file }) => file === SAMPLE_NETWORK_FILE);
  const { data } = sampleNetworkSchema.safeParse(network?.source.data);
  if (!data) return [];
  const names = Object.keys(screenDataOf(data).values);
  return files.flatMap((content) =>
    leavesOf(content.source.data).flatMap(({ path, value }) => {
      if (!fieldAt(content.schema, path)?.isTemplate) return [];
      const unknown = placeholdersIn(String(value)).find((name) => !names.includes(name));
      if (unknown === undefined) return [];
      const meant = nearestWord(unknown, names);
      const advice = meant
        ? `¿Quisiste decir «{${meant}}»?`
        : `Se pueden usar: ${names.toSorted().join(', ')}.`;
      const message = `No se conoce «{${unknown}}». Entre llaves va un dato de la red de ejemplo. ${advice}`;
      return [problemAtField(content, path, message)];
    }),
  );
}
