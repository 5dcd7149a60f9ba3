/** A position in a file; both numbers start at 1. */
export interface Position {
  line: number;
  column: number;
}

/** An error or a hint for authors, with its position where that is known. */
export interface Problem extends Partial<Position> {
  /** Path from the project's root. */
  file: string;
  /** Field path, such as `hero › action › label`. */
  field?: string;
  /** What is wrong, what was expected and what to write. */
  message: string;
  /** Whether it is a hint, which is reported but does not stop publishing. */
  isHint?: boolean;
}

/** The position of a character offset in a text. */
export function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** The character offset of a position in a text. */
export const offsetIn = (text: string, { line, column }: Position): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, column - 1);

const inLines = (problems: readonly Problem[]) =>
  problems
    .map(({ file, line, column, field, message }) => {
      const position = [file, line, column].filter((part) => part !== undefined).join(':');
      const lines = [field, ...message.split('\n')].filter((part) => part !== undefined);
      return `  ${position}\n${lines.map((line) => `    ${line}\n`).join('')}`;
    })
    .join('\n');

/** Whether any problem is an error, which stops publishing. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ isHint }) => !isHint);

/** The errors and then the hints as text in Spanish; `where` says what was checked. */
export function report(problems: readonly Problem[], where = 'en el contenido'): string {
  const errors = problems.filter(({ isHint }) => !isHint);
  const hints = problems.filter(({ isHint }) => isHint);
  const parts = [
    { title: `Problemas ${where}: ${errors.length}. No se publicó nada.`, listed: errors },
    { title: `Avisos: ${hints.length}. No impiden publicar.`, listed: hints },
  ];
  return parts
    .filter(({ listed }) => listed.length > 0)
    .map(({ title, listed }) => `${title}\n\n${inLines(listed)}`)
    .join('\n');
}

/** The message when there are no errors. */
export const NO_PROBLEMS = 'El contenido está bien. Los enlaces se revisan al armar el sitio.';
