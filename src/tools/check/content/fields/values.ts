import { kitComponent } from '#components/kit/kit.ts';
import { kindAt } from '#schemas/fieldSchema.ts';
import { type FieldKind } from '#schemas/kind.ts';
import type { ArticleText } from '#tools/check/content/article/parseArticleText.ts';
import { problemAtField, type ContentFile } from '#tools/check/content/contentFile.ts';
import { positionIn, type Problem } from '#tools/check/content/problem.ts';
import { attributeText } from '#tools/check/content/article/textNode.ts';

/** A single value of a content file's data (no list or block), with its path. */
interface Leaf {
  path: (string | number)[];
  value: unknown;
}

/** Every single value of a content file's data, in reading order. */
export function leavesOf(data: unknown, path: (string | number)[] = []): Leaf[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (typeof data === 'object' && data !== null && !(data instanceof Date)) {
    return Object.entries(data).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
  }
  return [{ path, value: data }];
}

/** The value at a path of a content file's data, which may be invalid; `undefined` where there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (around, step) => (around as Record<PropertyKey, unknown> | null | undefined)?.[step],
    data,
  );

/** A value of a field, of a component's attribute or of a picture's description. */
export interface Value extends Leaf {
  /** The content file that it is in. */
  file: string;
  /** Its kind; `undefined` if no schema describes the value. */
  kind?: FieldKind | undefined;
  /** The source text of a field's value, if it is written without quotation marks. */
  unquoted?: string | undefined;
  /** Makes a problem at the value's position. */
  toProblem: (message: string) => Problem;
}

/** Every value of a content file's data. */
const valuesInFields = (content: ContentFile): Value[] =>
  leavesOf(content.source.data).map(({ path, value }) => ({
    file: content.file,
    path,
    value,
    unquoted: content.source.unquoted(path),
    kind: kindAt(content.schema, path),
    toProblem: (message) => problemAtField(content, path, message),
  }));

/** The attributes of an article's components and the alternative texts of its pictures. */
const valuesInText = ({ file, nodes, text }: ArticleText): Value[] =>
  nodes.flatMap((node): Value[] => {
    const { alt, name, position, attributes = [] } = node;
    const from = position?.start.offset ?? 0;
    const toProblem = (message: string): Problem => ({ file, ...positionIn(text, from), message });
    if (alt) return [{ file, path: [], value: alt, kind: 'alternative text', toProblem }];
    const props = kitComponent(name ?? '')?.props;
    return attributes.map((attribute): Value => {
      const path = [attribute.name ?? ''];
      return {
        file,
        path,
        value: attributeText(attribute),
        kind: props && kindAt(props, path),
        toProblem,
      };
    });
  });

/** Every value of a content file: of its fields, then of its text. */
export const valuesOf = (content: ContentFile): Value[] => [
  ...valuesInFields(content),
  ...(content.article ? valuesInText(content.article) : []),
];
