/** Where something stands in a file, from 1. */
export interface Place {
  line: number;
  column: number;
}

/** One thing that an author has to know about the content, at its place where that is known. */
export interface Problem extends Partial<Place> {
  /** Path from the project's root. */
  file: string;
  /** Field path, such as `hero › action › label`. */
  field?: string;
  /** What is wrong, what was expected and what to write. */
  message: string;
  /** Whether it is a hint: it is reported, and everything is published. */
  isHint?: boolean;
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

/** Whether something keeps the content from being published. */
export const isWrong = (findings: readonly Problem[]): boolean =>
  findings.some(({ isHint }) => !isHint);

/** The problems as lines an author can act on, then the hints; `where` says what was looked at. */
export function report(findings: readonly Problem[], where = 'en el contenido'): string {
  const problems = findings.filter(({ isHint }) => !isHint);
  const hints = findings.filter(({ isHint }) => isHint);
  const parts = [
    { title: `Problemas ${where}: ${problems.length}. No se publicó nada.`, told: problems },
    { title: `Avisos: ${hints.length}. No impiden publicar.`, told: hints },
  ];
  return parts
    .filter(({ told }) => told.length > 0)
    .map(({ title, told }) => `${title}\n\n${inLines(told)}`)
    .join('\n');
}

/** What an author reads once nothing is wrong. */
export const ALL_RIGHT = 'El contenido está bien.';
