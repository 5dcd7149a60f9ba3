import { kitComponent } from '#components/kit/kit.ts';
import { kindAt, type FieldKind } from '#schemas/kind.ts';
import { allIn, type ArticleText } from './articleText.ts';
import type { ContentFile } from './contentFile.ts';
import { textOf } from './elements.ts';
import { placeIn, type Problem } from './problem.ts';

/** A value of a content file's data that holds no other, and where it is. */
export interface Leaf {
  path: (string | number)[];
  value: unknown;
}

/** Every value of a content file's data that holds no other, in reading order. */
export function leavesOf(data: unknown, path: (string | number)[] = []): Leaf[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (typeof data === 'object' && data !== null && !(data instanceof Date)) {
    return Object.entries(data).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
  }
  return [{ path, value: data }];
}

/** A text that an author wrote, or another value: of a field, of a component or of an article's text. */
export interface Value extends Leaf {
  /** What it is; nothing where no schema knows it. */
  kind?: FieldKind | undefined;
  /** Whether it is the text of an article, as it is written. */
  isMarkdown?: true;
  /** A problem at its place, or at an offset within it. */
  tell: (message: string, offset?: number) => Problem;
}

/** A field's path as an author counts: list elements from 1. */
const fieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `elemento ${step + 1}` : String(step)))
    .join(' › ');

/** A problem of a field, at its place. */
export const problemAt = (
  { file, source }: ContentFile,
  path: readonly PropertyKey[],
  message: string,
): Problem => ({
  file,
  ...source.locate(path),
  ...(path.length > 0 && { field: fieldPath(path) }),
  message,
});

/** Every value of a content file's data. */
const valuesInFields = (content: ContentFile): Value[] =>
  leavesOf(content.source.data).map(({ path, value }) => ({
    path,
    value,
    kind: kindAt(content.schema, path),
    tell: (message) => problemAt(content, path, message),
  }));

/** The texts of an article as they are written, what its components are given, and what its pictures show. */
const valuesInText = (file: string, { root, text }: ArticleText): Value[] =>
  allIn(root).flatMap(({ type, alt, name, position, attributes = [] }): Value[] => {
    const from = position?.start.offset ?? 0;
    const tell = (message: string, offset = 0): Problem => ({
      ...{ file, ...placeIn(text, from + offset), message },
    });
    const value = text.slice(from, position?.end.offset);
    if (type === 'text') return [{ path: [], value, isMarkdown: true, tell }];
    if (alt) return [{ path: [], value: alt, kind: 'alternative text', tell }];
    const props = kitComponent(name ?? '')?.props;
    return attributes.map((attribute) => {
      const path = [attribute.name ?? ''];
      return { path, value: textOf(attribute), kind: props && kindAt(props, path), tell };
    });
  });

/** Every value of a content file: of its fields, then of its text. */
export const valuesOf = (content: ContentFile): Value[] => [
  ...valuesInFields(content),
  ...(content.article ? valuesInText(content.file, content.article) : []),
];
