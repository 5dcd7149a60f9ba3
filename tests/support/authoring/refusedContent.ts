import { posix } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { codePoint } from '#schemas/strayCharacters.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { contentWithArticle } from './articleSource.ts';
import type { ContentCopy } from './contentCopy.ts';

/** A problem that the check has to find. */
export interface ExpectedProblem {
  /** The beginning of the text at its position; empty for a problem of the whole file. */
  at: string;
  /** A part of its message. */
  message: string;
}

/** A file of the content. */
export interface WrittenFile {
  file: string;
  written: string | Buffer;
}

/** A file with a mistake, in which the check finds a problem, or two. */
export interface RefusedFile extends WrittenFile, ExpectedProblem {
  also?: ExpectedProblem;
}

const problemsExpectedIn = ({ at, message, also }: RefusedFile): ExpectedProblem[] => [
  { at, message },
  ...(also ? [also] : []),
];

/** A problem in a copy of the content, with the text from its position to the end of the line. */
interface Found {
  file: string;
  at: string;
  message: string;
}

/**
 * The file with a name for its test: its mistake, and what the messages say. Line ends and invisible characters, which
 * would break the name in a terminal, are written as signs and code points.
 */
export const named = <Each extends RefusedFile>(mistake: string, file: Each) => ({
  ...file,
  name: [mistake, ...problemsExpectedIn(file).map(({ message }) => message)]
    .join(' → ')
    .replaceAll('\n', ' ⏎ ')
    .replaceAll(/\p{C}/gu, codePoint),
});

/** The content check's problems in a copy. */
export async function problemsIn(copy: ContentCopy): Promise<Found[]> {
  const problems = (await checkContent(copy.root)).filter(({ isHint }) => !isHint);
  return Promise.all(
    problems.map(async ({ file, line, column = 1, message }) => ({
      file,
      at: line ? await copy.textAt(posix.relative('src/content', file), line, column) : '',
      message,
    })),
  );
}

/** The problems of all files, each in a file of its own, in one copy of the content. */
export async function problemsOf(files: readonly WrittenFile[]): Promise<Found[]> {
  const copy = await contentWithArticle();
  for (const { file, written } of files) await copy.write(file, written);
  const found = await problemsIn(copy);
  await copy.dispose();
  return found;
}

/** What Vitest compares with a problem that was found. */
export const problemAt = ({ at, message }: ExpectedProblem): unknown =>
  expect.objectContaining({
    at: expect.stringMatching(new RegExp(`^${RegExp.escape(at)}`)),
    message: expect.stringContaining(message),
  });

/** Expects the problems that were found to be these, in this order. */
export function expectProblems(
  found: readonly Found[],
  problems: readonly ExpectedProblem[],
): void {
  expect(found).toEqual(problems.map(problemAt));
}

/** Expects the problems found in the file to be the ones of its row. */
export function expectRefused(found: readonly Found[], refused: RefusedFile): void {
  const path = posix.join('src/content', refused.file);
  expectProblems(
    found.filter(({ file }) => file === path),
    problemsExpectedIn(refused),
  );
}

/** A copy of the fixture with one more article, deleted at the end of the test. */
export async function copyForTest(): Promise<ContentCopy> {
  const copy = await contentWithArticle();
  onTestFinished(() => copy.dispose());
  return copy;
}
