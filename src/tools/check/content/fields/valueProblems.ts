import { folderOf, isText } from '#schemas/kind.ts';
import { addressError } from '#schemas/strayCharacters.ts';
import { missingGlyphs } from '#tools/check/glyphs.ts';
import type { ContentFile } from '#tools/check/content/contentFile.ts';
import { missingPicture, picturePathError } from '#tools/check/content/files/pictureNames.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { characterError } from '#tools/check/content/files/textFile.ts';
import { schemaProblems } from './schemaProblems.ts';
import { leftoversIn, reversedLink, type TextKind } from './leftoverSyntax.ts';
import { valuesOf, type Value } from './values.ts';

/** The error for what a schema can't check: missing pictures, invisible characters, leading zeros. */
function valueError(
  { file, value, unquoted = '', kind, isMarkdown }: Value,
  files: ReadonlySet<string>,
): string | undefined {
  // An article's text has rules of its own.
  if (isMarkdown) return undefined;
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

/**
 * How a text is rendered, which decides what syntax to look for; `undefined` for a value that visitors don't read.
 */
function textKind({ kind, isMarkdown }: Value): TextKind | undefined {
  if (isMarkdown) return 'markdown';
  if (kind === 'alternative text') return 'alt';
  return isText(kind) && kind !== 'chat message' ? 'plain' : undefined;
}

/** Hints about a text that visitors read. */
function textHints(about: Value): Problem[] {
  const { kind, value, isMarkdown, toProblem } = about;
  const read = textKind(about);
  if (typeof value !== 'string' || !read) return [];
  const [missing] = kind === 'headline' ? missingGlyphs(value) : [];
  const share = `La imagen que se ve al compartir la página no tiene «${missing}»: mostraría un cuadrado en su lugar.`;
  const leftovers = leftoversIn(value, read).map(({ message, index }) =>
    toProblem(message, isMarkdown ? index : 0),
  );
  return [...leftovers, ...(missing ? [toProblem(share)] : [])];
}

/** The problems with the values of a content file; drafts get no hints. */
export function valueProblems(
  content: ContentFile,
  files: ReadonlySet<string>,
  isDraft: boolean,
): Problem[] {
  const values = valuesOf(content);
  const problems = [
    ...schemaProblems(content),
    ...values.flatMap((value) => {
      const message = valueError(value, files);
      return message ? [value.toProblem(message)] : [];
    }),
    ...values.flatMap(({ value, isMarkdown, toProblem }) => {
      const error = isMarkdown && reversedLink(String(value));
      return error ? [toProblem(error.message, error.index)] : [];
    }),
    ...(isDraft ? [] : values.flatMap(textHints).map((hint) => ({ ...hint, isHint: true }))),
  ];
  // Only one problem per field is reported, and each hint once: fixing it usually fixes the others.
  const firsts = new Map<string, Problem>();
  for (const problem of problems) {
    const key = problem.field ?? problem.message;
    if (!firsts.has(key)) firsts.set(key, problem);
  }
  return [...firsts.values()];
}
