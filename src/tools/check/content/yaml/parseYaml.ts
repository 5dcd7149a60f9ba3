import { isMap, isNode, isScalar, isSeq, parseDocument, type Document, type ScalarTag } from 'yaml';
import { ISO_DAY, readDay } from '#lib/dates.ts';
import { FRONTMATTER } from '#tools/frontmatter.ts';
import { positionIn, type Position, type Problem } from '#tools/check/content/problem.ts';
import { firstMistake } from './firstMistake.ts';

type Path = readonly PropertyKey[];

/** A parsed YAML text: its data, its syntax errors, and the position of each field. */
export interface ParsedYaml {
  data: unknown;
  problems: Omit<Problem, 'file'>[];
  /** The position of a field, or of the nearest existing one around it. */
  locate(path: Path): Partial<Position>;
  /** The source text of an unquoted value; `undefined` for quoted texts, lists and blocks. */
  unquoted(path: Path): string | undefined;
}

/** The source of a text that could not be parsed. */
export const unparsed: ParsedYaml = {
  data: undefined,
  problems: [],
  locate: () => ({}),
  unquoted: () => undefined,
};

/** Astro parses every bare date as a `Date`, so this check has to as well. */
const bareDate: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: ISO_DAY,
  resolve: (value) => (readDay(value) ? new Date(value) : value),
};

/** The offset of the field at a path, or of the nearest existing one around it. */
function offsetOf(document: Document.Parsed, path: Path): number {
  const step = path.at(-1);
  if (step === undefined) return document.contents?.range[0] ?? 0;
  const around = path.slice(0, -1);
  const parent: unknown = around.length > 0 ? document.getIn(around, true) : document.contents;
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === step)
    : undefined;
  const found: unknown = isSeq(parent) ? parent.get(Number(step), true) : pair?.key;
  return isNode(found) && found.range ? found.range[0] : offsetOf(document, around);
}

/** Parses YAML that comes after `before` in its file. `missing` is the problem to report if there is no YAML. */
function parse(yaml: string, missing: string, before = ''): ParsedYaml {
  if (!/\S/.test(yaml)) {
    return { ...unparsed, problems: [{ line: 1, column: 1, message: missing }] };
  }
  const document = parseDocument(yaml, {
    customTags: (tags) => [...tags, bareDate],
    prettyErrors: false,
  });
  const placeOf = (offset: number) => positionIn(before + yaml, before.length + offset);
  const mistake = firstMistake(yaml, document);
  if (mistake) {
    return { ...unparsed, problems: [{ ...placeOf(mistake.offset), message: mistake.message }] };
  }
  return {
    data: document.toJS({ maxAliasCount: 0 }),
    problems: [],
    locate: (path) => placeOf(offsetOf(document, path)),
    unquoted: (path) => {
      const node: unknown = path.length > 0 ? document.getIn(path, true) : document.contents;
      return isScalar(node) && node.type === 'PLAIN' ? node.source : undefined;
    },
  };
}

/** Parses a YAML file. */
export const parseYaml = (text: string): ParsedYaml => parse(text, 'El archivo está vacío.');

const noFrontmatter =
  'Falta la ficha, o su cierre: el archivo empieza con una línea «---», los campos (como en los demás artículos) y otra línea «---».';

/** Parses the frontmatter of an article or a legal text. */
export function parseFrontmatter(text: string): ParsedYaml {
  const [, yaml = ''] = FRONTMATTER.exec(text) ?? [];
  return parse(yaml, noFrontmatter, text.slice(0, text.indexOf('\n') + 1));
}
