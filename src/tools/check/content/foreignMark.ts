/** What to do with a mark that other programs for Markdown fill in; nothing where `line` has none. */
export function foreignMark(line: string): string | undefined {
  const mark = /\{(?::[^}]*|%.*?%|\{.*?\})\}/.exec(line)?.[0];
  return (
    mark &&
    `«${mark}» es de otro programa (Jekyll, Hugo) y acá no se entiende: borralo o, si es parte del texto, ponelo entre comillas invertidas.`
  );
}
