import { parse } from 'yaml';
import { FRONTMATTER } from '#tools/frontmatter.ts';
import { mergeYaml } from './mergeYaml.ts';

/** The names of our two file formats in the editor. The editor requires the ending `-frontmatter` of the second. */
export const formats = { yaml: 'lineo-yaml', mdx: 'lineo-frontmatter' } as const;

/**
 * The key under which a file's original text travels with its data. A writer gets only the data, but it needs the
 * original text to merge the data into; and the editor keeps keys for which it has no field.
 */
const SOURCE = '_source';

/** A file's data in the form in which the editor holds it between reading and writing. */
interface Data extends Record<string, unknown> {
  [SOURCE]?: string;
  body?: string;
}

/**
 * What the editor writes for a picture in a folder of its own: «/logo.svg». Nothing else in the content looks like
 * that: pages' addresses have no such ending, and a picture beside its article is «./portada.svg».
 */
const PICTURE = /^\/([^/]+\.(?:svg|jpe?g|png|webp|avif))$/;

/** The data with each picture's name in the form of our content, «logo.svg». */
export function withBareFileNames(data: Data): Data {
  const bare = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(PICTURE, '$1');
    if (Array.isArray(value)) return value.map(bare);
    return typeof value === 'object' && value !== null ? within(value) : value;
  };
  const within = (block: object) =>
    Object.fromEntries(Object.entries(block).map(([name, value]) => [name, bare(value)]));
  return within(data);
}

/** Parses a YAML file of the content for the editor. */
export const readYamlFile = (text: string): Data => ({ ...(parse(text) as Data), [SOURCE]: text });

/** The text of a YAML file after editing; what was not edited stays byte for byte. */
export const writeYamlFile = ({ [SOURCE]: source = '', ...data }: Data): string =>
  mergeYaml(source, data);

/** Parses an article or a legal text for the editor: its fields, and its text under `body`. */
export function readMdxFile(text: string): Data {
  const [fence = '', head = ''] = FRONTMATTER.exec(text) ?? [];
  return { ...(parse(head) as Data | null), body: text.slice(fence.length), [SOURCE]: text };
}

/**
 * The text of an MDX file after editing. Fields that were not edited stay byte for byte; the text loses empty lines at
 * its ends.
 */
export function writeMdxFile({ [SOURCE]: source = '', body = '', ...fields }: Data): string {
  const [, head = '', gap = '\n'] = FRONTMATTER.exec(source) ?? [];
  return `---\n${mergeYaml(head, fields)}---\n${gap}${body.trim()}\n`;
}
