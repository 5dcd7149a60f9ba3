import { parseDocument } from 'yaml';

/** The parts of a line of a YAML text, found without regard to the errors in it. */
interface Line {
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
function linesOf(yaml: string): Line[] {
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

/** How many lines above or below an error its cause may be. */
const NEAR = 2;

/**
 * The text with `by` more spaces before a line, or fewer if `by` is negative; `undefined` if the line has too few.
 */
function shifted(yaml: string, { offset, indent }: Line, by: number): string | undefined {
  if (indent + by < 0) return undefined;
  return yaml.slice(0, offset - indent) + ' '.repeat(indent + by) + yaml.slice(offset);
}

/**
 * The mistake of a line near an error that has one or two spaces too many or too few, if correcting it makes the text
 * valid.
 */
function indentationMistake(
  yaml: string,
  lines: readonly Line[],
  index: number,
): Mistake | undefined {
  const first = Math.max(0, index - NEAR);
  /** Whether a line with this indentation would be two spaces further in than the line that it belongs to. */
  const isStep = (at: number, indent: number) =>
    indent === (lines.slice(0, at).findLast((one) => one.indent < indent)?.indent ?? -2) + 2;
  const tries = lines.slice(first, index + NEAR + 1).flatMap((line, from) => {
    const at = first + from;
    return [-1, 1, -2, 2].map((by) => {
      // The smallest change wins. Of equal changes, the one that brings a line into step wins, then the one nearest
      // to the error.
      const inStep = Number(isStep(at, line.indent)) - Number(isStep(at, line.indent + by));
      return { line, by, cost: Math.abs(by) * 100 + inStep * 10 + Math.abs(at - index) };
    });
  });
  const right = tries
    .sort((a, b) => a.cost - b.cost)
    .find(({ line, by }) => {
      const text = shifted(yaml, line, by);
      return text !== undefined && parseDocument(text).errors.length === 0;
    });
  if (!right) return undefined;
  const { line, by } = right;
  const at = lines.indexOf(line);
  // A key of an element is level with the first, which stands after the «- ».
  const isLevel = (one: Line) =>
    one !== line && one.indent + (one.isElement && !line.isElement ? 2 : 0) === line.indent + by;
  const level = lines.slice(0, at).findLast(isLevel) ?? lines.slice(at).find(isLevel);
  const text = line.isElement ? level?.text : level?.text.replace(/^- +/, '');
  const [sample = ''] = /^(?:- )?(?:[\w-]+:|.{1,20})/.exec(text ?? '') ?? [];
  const count = `${Math.abs(by)} ${Math.abs(by) === 1 ? 'espacio' : 'espacios'} de ${by < 0 ? 'más' : 'menos'}`;
  const advice = sample ? `: dejala a la altura de «${sample}»` : '';
  return { offset: line.offset, message: `Esta línea tiene a la izquierda ${count}${advice}.` };
}

/** The mistake of a text with quotation marks inside those around it: «label: 'D'Angelo'». */
function innerQuotes({ offset, key, value }: Line): Mistake | undefined {
  const [, quote = '', rest = '', mark = ''] = /^(['"])(.*?)( +# .*)?$/.exec(value) ?? [];
  if (!key || !rest) return undefined;
  const inside = rest.endsWith(quote) ? rest.slice(0, -1) : rest;
  // If the first quotation mark inside ends a word, the text begins with a quotation: 'Uno' y 'dos'.
  const isQuotation = !rest.endsWith(quote) || /^[^'"]*['"](?!\p{L})/u.test(inside);
  const isApostrophe = quote === "'" && !isQuotation && !/'(?!\p{L})|(?<!\p{L})'/u.test(inside);
  const right = (isQuotation ? quote + rest : inside).replaceAll(/'+/g, "''");
  const why = isApostrophe
    ? 'Un apóstrofo adentro de comillas simples va doble'
    : 'El texto lleva comillas adentro: va entre comillas simples, y una simple de adentro va doble';
  return { offset, message: `${why}: escribí «${key}: '${right}'${mark}».` };
}

/**
 * What an author got wrong in the line of an error, in the plainest words; `undefined` if the mistake is of another
 * kind. The parser's own message is in English, speaks of the grammar and often points to another line.
 */
export function lineMistake(
  yaml: string,
  { code, message, offset }: { code: string; message: string; offset: number },
): Mistake | undefined {
  const lines = linesOf(yaml);
  const end = yaml.indexOf('\n', offset);
  const at = lines.findLastIndex((line) => line.offset <= offset);
  const isNote = !(lines[at] && (end < 0 || lines[at].offset > yaml.lastIndexOf('\n', offset - 1)));
  // The parser places the error in the comment above a line that has a space too many.
  const index = isNote ? at + 1 : at;
  const line = lines[index];
  if (!line) return undefined;
  if (code === 'UNEXPECTED_TOKEN')
    return innerQuotes(line) ?? indentationMistake(yaml, lines, index);
  const next = lines[index + 1];
  if (/^Missing closing ['"]/.test(message)) {
    const quote = line.value.charAt(0);
    const isSplit = /['"]/.test(quote) && next && !next.key && next.text.endsWith(quote);
    const sentence =
      'Este texto sigue en la línea de abajo: juntá las dos en un solo renglón, con sus comillas al principio y al final.';
    return isSplit ? { offset: line.offset, message: sentence } : undefined;
  }
  const isOfKeys =
    /^(?:BAD_INDENT|(?:MULTILINE|BLOCK_AS)_IMPLICIT_KEY)$/.test(code) ||
    /^(?:Implicit map keys|Sequence item)/.test(message);
  if (!isOfKeys) return undefined;
  // «-label: Uno»
  const [, glued] = /^-([\w-]+:(?: .*)?)$/.exec(line.text) ?? [];
  if (glued) {
    const sentence = `Después del guion va un espacio: escribí «- ${glued}».`;
    return { offset: line.offset, message: sentence };
  }
  // «label:Uno», but not «https://…»
  const [, dash = '', name, rest] = /^(- )?([\w-]+):((?!\/\/)\S.*)$/.exec(line.text) ?? [];
  if (!line.key && name) {
    const sentence = `Después de «${name}:» va un espacio: escribí «${dash}${name}: ${rest}».`;
    return { offset: line.offset, message: sentence };
  }
  if (!line.key && !line.isElement && index > 0) {
    const sentence =
      'Esta línea no empieza con un «nombre: »: si es la continuación de la de arriba, juntalas en un solo renglón.';
    return { offset: line.offset, message: sentence };
  }
  return indentationMistake(yaml, lines, index);
}
