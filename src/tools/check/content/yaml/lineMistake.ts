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

/** What the parser says of an error, and where. */
interface ParserError {
  code: string;
  message: string;
  offset: number;
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

/** A change of a line's indentation that may correct an error. */
interface Try {
  line: Line;
  /** How many spaces are added (a negative number removes some); `size` is the number without its sign. */
  by: number;
  size: number;
  /** 1 if the change brings the line out of step with the others, -1 if it brings the line into step. */
  lostStep: number;
  /** How many lines away from the error the line is. */
  distance: number;
}

/**
 * The smallest change comes first. Of equal changes, the one that brings a line into step comes first, then the one
 * nearest to the error.
 */
const compareTries = (a: Try, b: Try): number =>
  a.size - b.size || a.lostStep - b.lostStep || a.distance - b.distance;

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
    return [-1, 1, -2, 2].map((by): Try => {
      const lostStep = Number(isStep(at, line.indent)) - Number(isStep(at, line.indent + by));
      return { line, by, size: Math.abs(by), lostStep, distance: Math.abs(at - index) };
    });
  });
  const right = tries.sort(compareTries).find(({ line, by }) => {
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

/** The mistake of a text in quotation marks that goes on in the `next` line. */
function splitText({ offset, value }: Line, next: Line | undefined): Mistake | undefined {
  const quote = value.charAt(0);
  const isSplit = /['"]/.test(quote) && next && !next.key && next.text.endsWith(quote);
  const message =
    'Este texto sigue en la línea de abajo: juntá las dos en un solo renglón, con sus comillas al principio y al final.';
  return isSplit ? { offset, message } : undefined;
}

/** «-label: Uno» */
const GLUED_DASH = /^-([\w-]+:(?: .*)?)$/;

/** The mistake of a dash without a space after it. */
function gluedDash({ offset, text }: Line): Mistake | undefined {
  const [, element] = GLUED_DASH.exec(text) ?? [];
  if (!element) return undefined;
  return { offset, message: `Después del guion va un espacio: escribí «- ${element}».` };
}

/** «label:Uno», but not «https://…» */
const GLUED_COLON = /^(- )?([\w-]+):((?!\/\/)\S.*)$/;

/** The mistake of a key without a space after its colon. */
function gluedColon({ offset, text, key }: Line): Mistake | undefined {
  const [, dash = '', name, value] = GLUED_COLON.exec(text) ?? [];
  if (key || !name) return undefined;
  const message = `Después de «${name}:» va un espacio: escribí «${dash}${name}: ${value}».`;
  return { offset, message };
}

/** The mistake of a line that is neither a field nor an element, below another. */
function looseLine({ offset, key, isElement }: Line, above: Line | undefined): Mistake | undefined {
  const message =
    'Esta línea no empieza con un «nombre: »: si es la continuación de la de arriba, juntalas en un solo renglón.';
  return above && !key && !isElement ? { offset, message } : undefined;
}

/** Whether the parser expected a key or an element and found something else. */
const isOfKeys = ({ code, message }: ParserError) =>
  /^(?:BAD_INDENT|(?:MULTILINE|BLOCK_AS)_IMPLICIT_KEY)$/.test(code) ||
  /^(?:Implicit map keys|Sequence item)/.test(message);

/** The index of an error's line. Of one that has a space too many, the parser places the error in the comment above it. */
function lineOf(yaml: string, lines: readonly Line[], offset: number): number {
  const last = lines.findLastIndex((line) => line.offset <= offset);
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const isLastLine = !yaml.includes('\n', offset);
  const isHere = lines[last] && (isLastLine || lines[last].offset >= start);
  return isHere ? last : last + 1;
}

/**
 * What an author got wrong in the line of an error, in the plainest words; `undefined` if the mistake is of another
 * kind. The parser's own message is in English, speaks of the grammar and often points to another line.
 */
export function lineMistake(yaml: string, error: ParserError): Mistake | undefined {
  const lines = linesOf(yaml);
  const index = lineOf(yaml, lines, error.offset);
  const line = lines[index];
  if (!line) return undefined;
  if (error.code === 'UNEXPECTED_TOKEN')
    return innerQuotes(line) ?? indentationMistake(yaml, lines, index);
  if (/^Missing closing ['"]/.test(error.message)) return splitText(line, lines[index + 1]);
  if (!isOfKeys(error)) return undefined;
  return (
    gluedDash(line) ??
    gluedColon(line) ??
    looseLine(line, lines[index - 1]) ??
    indentationMistake(yaml, lines, index)
  );
}
