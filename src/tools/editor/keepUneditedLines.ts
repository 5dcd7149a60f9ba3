import { diffArrays } from 'diff';

/**
 * A text after editing in which every line that was not edited is as its author wrote it. `rendered` is the
 * text before, as it is written by what wrote `edited`, which indents some notes and spaces some lists otherwise.
 */
export function keepUneditedLines(source: string, rendered: string, edited: string): string {
  const own = source.split('\n');
  const before = rendered.split('\n');
  if (own.length !== before.length) return edited;
  let line = 0;
  return diffArrays(before, edited.split('\n'))
    .flatMap(({ value, added, removed }) => {
      if (added) return value;
      const kept = own.slice(line, line + value.length);
      line += value.length;
      return removed ? [] : kept;
    })
    .join('\n');
}
