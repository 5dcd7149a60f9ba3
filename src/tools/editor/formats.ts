import { mergeYaml } from './mergeYaml.ts';
import { parse } from 'yaml';

/** The names under which the editor knows our two kinds of file; it asks for the second's ending. */
export const formats = { yaml: 'lineo-yaml', mdx: 'lineo-frontmatter' } as const;

/**
 * Where the file's own text travels with its data. The editor keeps keys that it has no field for,
 * and a writer gets nothing but the data: this is how it knows what was there.
 */
const SOURCE = '_source';

/** What a file says, as the editor holds it between reading and writing. */
interface Data extends Record<string, unknown> {
  [SOURCE]?: string;
  body?: string;
}

const FENCE = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)(\n*)/;

/** A YAML file of the content, read for the editor. */
export const readYamlFile = (text: string): Data => ({ ...(parse(text) as Data), [SOURCE]: text });

/** The text of a YAML file after editing: what was not touched stays byte for byte. */
export const writeYamlFile = ({ [SOURCE]: source = '', ...data }: Data): string =>
  mergeYaml(source, data, 'null');

/** An article or a legal text, read for the editor: its fields, and its words under `body`. */
export function readMdxFile(text: string): Data {
  const [fence = '', head = ''] = FENCE.exec(text) ?? [];
  return { ...(parse(head) as Data | null), body: text.slice(fence.length), [SOURCE]: text };
}

/** The text of an MDX file after editing: what was not touched stays byte for byte. */
export function writeMdxFile({ [SOURCE]: source = '', body = '', ...fields }: Data): string {
  const [, head = '', gap = '\n'] = FENCE.exec(source) ?? [];
  return `---\n${mergeYaml(head, fields, 'remove')}---\n${gap}${body.trim()}\n`;
}
