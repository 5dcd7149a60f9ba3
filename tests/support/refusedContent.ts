import { posix } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { contentWithArticle } from './articleSource.ts';
import type { ContentCopy } from './contentCopy.ts';

/** How the text at a problem begins (where the problem is the whole file, nothing), and a part of its message. */
export type ExpectedProblem = [at: string, message: string];

/** A file with a slip, and all that is said of it. */
export interface RefusedFile {
  file: string;
  written: string | Buffer;
  problems: readonly ExpectedProblem[];
}

/** A problem of a copy, with the rest of the line that it begins at. */
interface Found {
  file: string;
  at: string;
  message: string;
}

/** The slip with its test's name: invisible characters would break it in a terminal. */
export const withName = <Each extends RefusedFile>(slip: Each) => ({
  ...slip,
  name: slip.problems.flat().join(' ').replaceAll(/\p{C}/gu, ''),
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
export async function problemsOf(files: readonly RefusedFile[]): Promise<Found[]> {
  const copy = await contentWithArticle();
  for (const { file, written } of files) await copy.write(file, written);
  const found = await problemsIn(copy);
  await copy.dispose();
  return found;
}

/** Expects what was found to be what is told, in its order. */
export function expectProblems(
  found: readonly Found[],
  problems: readonly ExpectedProblem[],
): void {
  expect(found).toEqual(
    problems.map(([at, message]) =>
      expect.objectContaining({
        at: expect.stringMatching(new RegExp(`^${RegExp.escape(at)}`)),
        message: expect.stringContaining(message),
      }),
    ),
  );
}

/** Expects the problems of a slip's file to be those that it names. */
export function expectRefused(found: readonly Found[], { file, problems }: RefusedFile): void {
  const path = posix.join('src/content', file);
  expectProblems(
    found.filter((one) => one.file === path),
    problems,
  );
}

/** A copy of the content with one article more, for as long as the test takes. */
export async function copyForTest(): Promise<ContentCopy> {
  const copy = await contentWithArticle();
  onTestFinished(() => copy.dispose());
  return copy;
}
