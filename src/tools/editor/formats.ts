import { mergeYaml } from './mergeYaml.ts';
import { parse } from 'yaml';

/** The names under which the editor knows our two kinds of file; it asks for the second's ending. */
export const formats = { yaml: 'lineo-yaml', mdx: 'lineo-frontmatter' } as const;

/** What a file says, as the editor holds it between reading and writing. */
type Data = Record<string, unknown>;

/**
 * Where the file's own text travels with its data. The editor keeps keys that it has no field for,
 * and a writer gets nothing but the data: this is how it knows what was there.
 */
const SOURCE = '_source';

const FENCE = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)(\n*)/;

function splitSource({ [SOURCE]: source, ...data }: Data): { source: string; data: Data } {
  return { source: typeof source === 'string' ? source : '', data };
}

/** A YAML file of the content, read for the editor. */
export const readYamlFile = (text: string): Data => ({ ...(parse(text) as Data), [SOURCE]: text });

/** The text of a YAML file after editing: what was not touched stays byte for byte. */
export function writeYamlFile(edited: Data): string {
  const { source, data } = splitSource(edited);
  return mergeYaml(source, data, 'null');
}

/** An article or a legal text, read for the editor: its fields, and its words under `body`. */
export function readMdxFile(text: string): Data {
  const [fence = '', head = ''] = FENCE.exec(text) ?? [];
  return { ...(parse(head) as Data | null), body: text.slice(fence.length), [SOURCE]: text };
}

/** The text of an MDX file after editing: what was not touched stays byte for byte. */
export function writeMdxFile(edited: Data): string {
  const { source, data } = splitSource(edited);
  const { body, ...fields } = data;
  const [, head = '', gap = '\n'] = FENCE.exec(source) ?? [];
  const words = typeof body === 'string' ? body.trim() : '';
  return `---\n${mergeYaml(head, fields, 'remove')}---\n${gap}${words}\n`;
}
