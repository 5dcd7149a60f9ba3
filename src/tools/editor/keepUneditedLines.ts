import { diffArrays } from 'diff';

/**
 * Puts the author's own lines of `source` back into `edited`, wherever they were not edited: the YAML writer indents
 * some comments and spaces some lists in its own way.
 * @param rendered the YAML writer's output for the unedited `source`
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
