/** A line of a YAML text, with what its author may have meant. */
interface Line {
  /** The offset of its first character that is no space. */
  offset: number;
  words: string;
  indent: number;
  /** Whether it begins an element of a list. */
  isElement: boolean;
  /** Its key, and the column of that; none where it has no «nombre: ». */
  key?: string | undefined;
  column: number;
  value: string;
}

/** What is wrong with a line, and where. */
interface Slip {
  offset: number;
  message: string;
}

/** The lines of a YAML text that are neither empty nor notes. */
function linesOf(yaml: string): Line[] {
  return [...yaml.matchAll(/^( *)((- +)?(?:([\w-]+):(?: +|$))?(.*?))[^\S\n]*$/gm)]
    .map(({ index, 1: spaces = '', 2: words = '', 3: dash = '', 4: key, 5: value = '' }) => ({
      offset: index + spaces.length,
      words,
      indent: spaces.length,
      isElement: dash !== '',
      key,
      column: spaces.length + dash.length,
      value,
    }))
    .filter(({ words }) => words && !words.startsWith('#'));
}

/** A line that has its own spaces, and none of those that the lines around it have. */
function indentationSlip(lines: readonly Line[], index: number): Slip | undefined {
  const line = lines[index];
  if (!line?.key) return undefined;
  const columnOf = (one: Line) => (line.isElement ? one.indent : one.column);
  const near = lines
    .slice(0, index)
    .filter(({ key, isElement }) => key && (isElement || !line.isElement))
    .toReversed();
  const distance = (one: Line) => Math.abs(columnOf(one) - line.indent);
  const least = Math.min(...near.map(distance));
  const nearest = near.filter((one) => distance(one) === least);
  const next = lines[index + 1];
  const model = nearest.find((one) => next && columnOf(one) === columnOf(next)) ?? nearest[0];
  if (!model || least === 0) return undefined;
  const sample = line.isElement ? `- ${model.key}:` : `${model.key}:`;
  const count = `${least} ${least === 1 ? 'espacio' : 'espacios'} de ${line.indent > columnOf(model) ? 'más' : 'menos'}`;
  const message = `Esta línea tiene a la izquierda ${count}: dejala a la altura de «${sample}».`;
  return { offset: line.offset, message };
}

/** A text with quotation marks inside those around it. */
function innerQuotes({ offset, key, value }: Line): Slip | undefined {
  const [, quote = '', rest = '', mark = ''] = /^(['"])(.*?)( +# .*)?$/.exec(value) ?? [];
  if (!key || !rest) return undefined;
  const inside = rest.endsWith(quote) ? rest.slice(0, -1) : rest;
  // Where the first of them ends a word, the text begins with a quotation: 'Uno' y 'dos'.
  const isQuotation = !rest.endsWith(quote) || /^[^'"]*['"](?!\p{L})/u.test(inside);
  const isApostrophe = quote === "'" && !isQuotation && !/'(?!\p{L})|(?<!\p{L})'/u.test(inside);
  const right = (isQuotation ? quote + rest : inside).replaceAll(/'+/g, "''");
  const why = isApostrophe
    ? 'Un apóstrofo adentro de comillas simples va doble'
    : 'El texto lleva comillas adentro: va entre comillas simples, y una simple de adentro va doble';
  return { offset, message: `${why}: escribí «${key}: '${right}'${mark}».` };
}

/** What an author got wrong in the line of an error, in the plainest words; `undefined` where it is something else. */
export function lineSlip(
  yaml: string,
  { code, message, offset }: { code: string; message: string; offset: number },
): Slip | undefined {
  const lines = linesOf(yaml);
  const end = yaml.indexOf('\n', offset);
  const at = lines.findLastIndex((line) => line.offset <= offset);
  const isNote = !(lines[at] && (end < 0 || lines[at].offset > yaml.lastIndexOf('\n', offset - 1)));
  // The parser blames the note above a line that has a space too many.
  const index = isNote ? at + 1 : at;
  const line = lines[index];
  if (!line) return undefined;
  if (code === 'UNEXPECTED_TOKEN') return innerQuotes(line);
  const next = lines[index + 1];
  if (/^Missing closing ['"]/.test(message)) {
    const quote = line.value.charAt(0);
    const isSplit = /['"]/.test(quote) && next && !next.key && next.words.endsWith(quote);
    const sentence =
      'Este texto sigue en la línea de abajo: juntá las dos en un solo renglón, con sus comillas al principio y al final.';
    return isSplit ? { offset: line.offset, message: sentence } : undefined;
  }
  const isOfKeys =
    /^(?:BAD_INDENT|(?:MULTILINE|BLOCK_AS)_IMPLICIT_KEY)$/.test(code) ||
    /^(?:Implicit map keys|Sequence item)/.test(message);
  if (!isOfKeys) return undefined;
  const [, glued] = /^-([\w-]+:(?: .*)?)$/.exec(line.words) ?? [];
  if (glued) {
    const sentence = `Después del guion va un espacio: escribí «- ${glued}».`;
    return { offset: line.offset, message: sentence };
  }
  const [, dash = '', name, rest] = /^(- )?([\w-]+):((?!\/\/)\S.*)$/.exec(line.words) ?? [];
  if (!line.key && name) {
    const sentence = `Después de «${name}:» va un espacio: escribí «${dash}${name}: ${rest}».`;
    return { offset: line.offset, message: sentence };
  }
  if (!line.key && !line.isElement && index > 0) {
    const sentence =
      'Esta línea no empieza con un «nombre: »: si es la continuación de la de arriba, juntalas en un solo renglón.';
    return { offset: line.offset, message: sentence };
  }
  if (!code.endsWith('_IMPLICIT_KEY')) return indentationSlip(lines, index);
  // A line that goes in more than the one above is taken for the rest of its text.
  const isText = next && next.indent > line.column && !/: /.test(line.value.replace(/ #.*/, ''));
  return isText ? indentationSlip(lines, index + 1) : undefined;
}
