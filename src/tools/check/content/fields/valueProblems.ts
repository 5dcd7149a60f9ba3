import { folderOf, isText } from '#schemas/kind.ts';
import { addressError } from '#schemas/strayCharacters.ts';
import { missingGlyphs } from '#tools/check/glyphs.ts';
import type { ContentFile } from '#tools/check/content/contentFile.ts';
import { missingPicture, picturePathError } from '#tools/check/content/files/pictureNames.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { characterError } from '#tools/check/content/files/textFile.ts';
import { schemaProblems } from './schemaProblems.ts';
import { leftoversIn } from './leftoverSyntax.ts';
import { valuesOf, type Value } from './values.ts';

/** The error for what a schema can't check: missing pictures, invisible characters, leading zeros. */
function valueError(
  { file, value, unquoted = '', kind }: Value,
  files: ReadonlySet<string>,
): string | undefined {
  if (typeof value === 'string') {
    const folder = folderOf(kind);
    if (folder && !files.has(`${folder}/${value}`)) return missingPicture(value, folder, files);
    if (kind === 'picture') return picturePathError(value, file, files);
    const isAddress = kind === 'link' || kind === 'address';
    return characterError(value)?.message ?? (isAddress ? addressError(value) : undefined);
  }
  return typeof value === 'number' && /^[-+]?0\d/.test(unquoted)
    ? `Un número no empieza con cero y se encontró «${unquoted}»: si es una cantidad, escribí ${value}; si es un código, ponelo entre comillas.`
    : undefined;
}

/** Hints about a text that visitors read. */
function textHints({ kind, value, toProblem }: Value): Problem[] {
  if (typeof value !== 'string' || !isText(kind) || kind === 'chat message') return [];
  const [missing] = kind === 'headline' ? missingGlyphs(value) : [];
  const share = `La imagen que se ve al compartir la página no tiene «${missing}»: mostraría un cuadrado en su lugar.`;
  const messages = [
    ...leftoversIn(value, kind === 'alternative text'),
    ...(missing ? [share] : []),
  ];
  return messages.map((message) => ({ ...toProblem(message), isHint: true }));
}

/** The problems with the values of a content file. */
export function valueProblems(content: ContentFile, files: ReadonlySet<string>): Problem[] {
  const values = valuesOf(content);
  const problems = [
    ...schemaProblems(content),
    ...values.flatMap((value) => {
      const message = valueError(value, files);
      return message ? [value.toProblem(message)] : [];
    }),
    ...values.flatMap(textHints),
  ];
  // Only one problem per field is reported, and each hint once: fixing it usually fixes the others.
  const firsts = new Map<string, Problem>();
  for (const problem of problems) {
    const key = problem.field ?? problem.message;
    if (!firsts.has(key)) firsts.set(key, problem);
  }
  return [...firsts.values()];
}
