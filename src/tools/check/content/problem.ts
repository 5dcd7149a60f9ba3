/** One thing that an author has to know about the content. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Line and column, from 1, where they are known. */
  line?: number;
  column?: number;
  /** Field path, such as `hero › action › label`. */
  field?: string;
  /** What is wrong, what was expected and what to write. */
  message: string;
  /** Whether it is a hint: it is reported, and everything is published. */
  isHint?: boolean;
}

/** Where something stands in a file, from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Where an offset of a text stands. */
export function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const inLines = (problems: readonly Problem[]) =>
  problems
    .map(({ file, line, column, field, message }) => {
      const place = [file, line, column].filter((part) => part !== undefined).join(':');
      const lines = [field, ...message.split('\n')].filter((part) => part !== undefined);
      return `  ${place}\n${lines.map((words) => `    ${words}\n`).join('')}`;
    })
    .join('\n');

/** The problems as lines an author can act on; `where` says what was looked at. */
export function report(problems: readonly Problem[], where = 'en el contenido'): string {
  const count = problems.length === 1 ? 'Hay 1 problema' : `Hay ${problems.length} problemas`;
  return `${count} ${where}; no se publicó nada.\n\n${inLines(problems)}`;
}

/** The hints as lines; empty when there are none. */
export function reportHints(hints: readonly Problem[]): string {
  if (hints.length === 0) return '';
  const count =
    hints.length === 1
      ? 'Hay 1 cosa para mirar; no impide publicar.'
      : `Hay ${hints.length} cosas para mirar; no impiden publicar.`;
  return `${count}\n\n${inLines(hints)}`;
}

/** What an author reads once nothing is wrong. */
export const ALL_RIGHT = 'El contenido está bien.';
