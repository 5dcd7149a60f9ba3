import { posix } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { checkContent } from '#tools/check/content/checkContent.ts';
import type { ContentCopy } from './contentCopy.ts';
import { contentWithArticle } from './articleSource.ts';

/**
 * A file with a slip, and what is said of it: «start of the text at the problem → part of the message»; nothing
 * before the arrow where the problem is the whole file.
 */
export interface Slip {
  file: string;
  written: string | Buffer;
  messages: readonly string[];
}

/** The test's name: invisible characters would break it in a terminal. */
export const withName = <Each extends Slip>(slip: Each) => ({
  ...slip,
  name: slip.messages.join(', ').replaceAll(/\p{C}/gu, ''),
});

/** The content check's problems in a copy, with the text at each place. */
export async function problemsIn(copy: ContentCopy): Promise<{ file: string; line: string }[]> {
  const problems = (await checkContent(copy.root)).filter(({ isHint }) => !isHint);
  const lines = problems.map(async ({ file, line, column = 1, message }) => {
    const place = line ? await copy.textAt(posix.relative('src/content', file), line, column) : '';
    return { file, line: `${place} → ${message}` };
  });
  return Promise.all(lines);
}

/** The problems of all slips, each in a file of its own, in one copy of the content. */
export async function problemsOf(
  slips: readonly Slip[],
): Promise<{ file: string; line: string }[]> {
  const copy = await contentWithArticle();
  for (const { file, written } of slips) await copy.write(file, written);
  const found = await problemsIn(copy);
  await copy.dispose();
  return found;
}

/** Expects the problems of a slip's file to be those that it names. */
export function expectRefused(
  found: readonly { file: string; line: string }[],
  { file, messages }: Slip,
): void {
  const own = found.filter((one) => one.file === posix.join('src/content', file));
  expect(own.map(({ line }) => line)).toEqual(matchingAll(messages));
}

/** What matches a problem's place and message. */
export const matchingAll = (messages: readonly string[]): string[] =>
  messages.map((line) => {
    const [start = '', message = ''] = line.split(' → ');
    return expect.stringMatching(
      new RegExp(`^${RegExp.escape(start)}.* → .*${RegExp.escape(message)}`, 's'),
    ) as string;
  });

/** A copy of the content with one article more, for as long as the test takes. */
export async function copyForTest(): Promise<ContentCopy> {
  const copy = await contentWithArticle();
  onTestFinished(() => copy.dispose());
  return copy;
}
