import { indentationMistake } from './indentationMistake.ts';
import { linesOf, type Line, type Mistake } from './yamlLines.ts';

/** What the parser says of an error, and where. */
interface ParserError {
  code: string;
  message: string;
  offset: number;
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

/** The index of an error's line. If that has a space too many, the parser names the comment above it. */
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
