import { parseDocument } from 'yaml';
import type { Line, Mistake } from './yamlLines.ts';

/** How many lines above or below an error its cause may be. */
const NEAR = 2;

/** A correction of a line's indentation: `by` is how many spaces are added; a negative number removes some. */
interface Correction {
  line: Line;
  by: number;
  /** Three numbers by which corrections are compared, the first first; a smaller number is better. */
  rank: [size: number, lostStep: number, distance: number];
}

/** Whether a line with this indentation is two spaces further in than the line that it belongs to. */
const isInStep = (above: readonly Line[], indent: number): boolean =>
  indent === (above.findLast((one) => one.indent < indent)?.indent ?? -2) + 2;

/**
 * The corrections of the lines near an error, the likeliest first: the smallest; of these, one that brings a line
 * into step with the lines above; of these, the nearest to the error. Without the second rule, one mistake in ten
 * instead of one in twenty is sought in the wrong line.
 */
function correctionsNear(lines: readonly Line[], index: number): Correction[] {
  const corrections = lines.flatMap((line, at): Correction[] => {
    const distance = Math.abs(at - index);
    if (distance > NEAR) return [];
    const above = lines.slice(0, at);
    return [-1, 1, -2, 2].map((by) => {
      const lostStep =
        Number(isInStep(above, line.indent)) - Number(isInStep(above, line.indent + by));
      return { line, by, rank: [Math.abs(by), lostStep, distance] };
    });
  });
  return corrections
    .filter(({ line, by }) => line.indent + by >= 0)
    .sort(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
}

function corrected(yaml: string, { line: { offset, indent }, by }: Correction): string {
  return yaml.slice(0, offset - indent) + ' '.repeat(indent + by) + yaml.slice(offset);
}

/** How a line begins that is on a level with the corrected one, above it or else below it: «label:». */
function levelWith(lines: readonly Line[], { line, by }: Correction): string | undefined {
  const at = lines.indexOf(line);
  // A key of an element is level with the first, which stands after the «- ».
  const isLevel = (one: Line) =>
    one !== line && one.indent + (one.isElement && !line.isElement ? 2 : 0) === line.indent + by;
  const level = lines.slice(0, at).findLast(isLevel) ?? lines.slice(at).find(isLevel);
  const text = line.isElement ? level?.text : level?.text.replace(/^- +/, '');
  return /^(?:- )?(?:[\w-]+:|.{1,20})/.exec(text ?? '')?.[0];
}

/**
 * The mistake of a line near an error that has one or two spaces too many or too few, if correcting it makes the text
 * valid.
 */
export function indentationMistake(
  yaml: string,
  lines: readonly Line[],
  index: number,
): Mistake | undefined {
  const right = correctionsNear(lines, index).find(
    (one) => parseDocument(corrected(yaml, one)).errors.length === 0,
  );
  if (!right) return undefined;
  const { line, by } = right;
  const count = `${Math.abs(by)} ${Math.abs(by) === 1 ? 'espacio' : 'espacios'} de ${by < 0 ? 'más' : 'menos'}`;
  const level = levelWith(lines, right);
  const advice = level ? `: dejala a la altura de «${level}»` : '';
  return { offset: line.offset, message: `Esta línea tiene a la izquierda ${count}${advice}.` };
}
