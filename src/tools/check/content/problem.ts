/** One thing that is wrong with what the site would publish. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Line and column, from 1, where they are known. */
  line?: number;
  column?: number;
  /** Field path, such as `hero › action › label`. */
  field?: string;
  message: string;
  /** Whether it is a hint: it is reported, and everything is published. */
  isHint?: boolean;
}

const inLines = (problems: readonly Problem[]) =>
  problems
    .map(({ file, line, column, field, message }) => {
      const place = [file, line, column].filter((part) => part !== undefined).join(':');
      return `  ${place}${field ? `\n    ${field}` : ''}\n    ${message}\n`;
    })
    .join('\n');

/** The problems as lines an author can act on; `where` says what was looked at. */
export function report(problems: readonly Problem[], where = 'en el contenido'): string {
  const count = problems.length === 1 ? 'Hay 1 problema' : `Hay ${problems.length} problemas`;
  return `${count} ${where}; no se publicó nada.\n\n${inLines(problems)}`;
}

/** What is worth a look in content that is published as it is; empty when nothing is. */
export function reportHints(hints: readonly Problem[]): string {
  if (hints.length === 0) return '';
  const count =
    hints.length === 1
      ? 'Hay 1 cosa para mirar; no impide publicar.'
      : `Hay ${hints.length} cosas para mirar; no impiden publicar.`;
  return `${count}\n\n${inLines(hints)}`;
}
