/** One thing that is wrong with what the site would publish. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Line and column, from 1, where they can be told. */
  line?: number;
  column?: number;
  /** Field path, such as `hero › action › label`. */
  field?: string;
  message: string;
}

/** The problems as lines an author can act on; `where` says what was looked at. */
export function report(problems: readonly Problem[], where = 'en el contenido'): string {
  const lines = problems.map(({ file, line, column, field, message }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return `  ${place}${field ? `\n    ${field}` : ''}\n    ${message}`;
  });
  const count = problems.length === 1 ? 'Hay 1 problema' : `Hay ${problems.length} problemas`;
  return `${count} ${where}; no se publicó nada.\n\n${lines.join('\n\n')}\n`;
}
