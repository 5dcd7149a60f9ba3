/** The parts of a line of a YAML text, found without regard to the errors in it. */
export interface Line {
  /** The offset of its first character that is no space. */
  offset: number;
  text: string;
  indent: number;
  /** Whether it begins an element of a list. */
  isElement: boolean;
  /** Its key; empty where it has no «nombre: ». */
  key: string;
  value: string;
}

/** What is wrong with a line, and where. */
export interface Mistake {
  offset: number;
  message: string;
}

/** A line, whose dash and key may be missing: «  - label: Uno». */
const LINE =
  /^(?<spaces> *)(?<text>(?<dash>- +)?(?:(?<key>[\w-]+):(?: +|$))?(?<value>.*?))[^\S\n]*$/gm;

/** The lines of a YAML text that are neither empty nor comments. */
export function linesOf(yaml: string): Line[] {
  return [...yaml.matchAll(LINE)]
    .map(({ index, groups: { spaces = '', text = '', dash = '', key = '', value = '' } = {} }) => ({
      offset: index + spaces.length,
      text,
      indent: spaces.length,
      isElement: dash !== '',
      key,
      value,
    }))
    .filter(({ text }) => text && !text.startsWith('#'));
}
