import { posix } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { codePoint } from '#schemas/strayCharacters.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { contentWithArticle } from './articleSource.ts';
import type { ContentCopy } from './contentCopy.ts';

/** A problem that the check has to find. */
interface ExpectedProblem {
  /** The beginning of the text that it points at; without it, the whole file. */
  at?: string;
  /** A part of its message. */
  message: string;
}

/** A row of a table of refused content: what an author wrote, and what the check says of it. */
export interface Slip extends ExpectedProblem {
  /** What is wrong, where the file's name does not say it. */
  slip?: string;
  /** Without it, an article of its own. */
  file?: string;
  /** The only field that changes; without it, the whole file is written. */
  field?: Parameters<ContentCopy['put']>[1];
  /** What the file says, or what stands in the field's place, its name included. */
  written: string | Buffer;
  /** A second problem of the same slip. */
  also?: ExpectedProblem;
}

/** A problem in a copy of the content, with the text from its position to the end of the line. */
interface Found {
  file: string;
  at: string;
  message: string;
}

/** The content check's problems in a copy; the names of the files are relative to the content. */
export async function problemsIn(copy: ContentCopy): Promise<Found[]> {
  const problems = (await checkContent(copy.root)).filter(({ isHint }) => !isHint);
  return Promise.all(
    problems.map(async ({ file: path, line, column = 1, message }) => {
      const file = posix.relative('src/content', path);
      return { file, at: line ? await copy.textAt(file, line, column) : '', message };
    }),
  );
}

/** What Vitest compares with a problem that was found. */
export const problemAt = ({ at, message }: ExpectedProblem): unknown =>
  expect.objectContaining({
    at: at ? (expect.stringMatching(new RegExp(`^${RegExp.escape(at)}`)) as string) : '',
    message: expect.stringContaining(message) as string,
  });

/** Line ends and invisible characters, which would break a test's name in a terminal, as signs and code points. */
const visible = (text: string): string =>
  text.replaceAll('\n', ' ⏎ ').replaceAll(/\p{C}/gu, codePoint);

/**
 * Tests that the content check refuses each slip, and nothing else. All slips of a table are written into one copy of
 * the content, so none may hide another.
 */
export function testRefused(title: string, slips: readonly Slip[]): void {
  const rows = slips.map(({ file = '', slip = file, ...row }, index) => {
    const problems = [row, ...(row.also ? [row.also] : [])];
    const messages = problems.map(({ message }) => message);
    return {
      ...row,
      file: file || `blog/slip-${index}.mdx`,
      problems,
      name: visible([slip, ...messages].join(' → ')),
    };
  });

  describe(title, () => {
    let found: Found[];
    beforeAll(async () => {
      const copy = await contentWithArticle();
      for (const { file, field, written } of rows) {
        if (field) await copy.put(file, field, String(written));
        else await copy.write(file, written);
      }
      found = await problemsIn(copy);
      await copy.dispose();
    });

    // No `test.each`, which cuts long names.
    for (const { name, file, problems } of rows) {
      test(name, () => {
        const inFile = found.filter((one) => one.file === file);
        for (const problem of problems) expect(inFile).toContainEqual(problemAt(problem));
      });
    }

    test('nothing else', () => {
      const others = found.filter((one) => !rows.some((row) => row.file === one.file));
      expect(others).toEqual([]);
      expect(found).toHaveLength(rows.flatMap(({ problems }) => problems).length);
    });
  });
}

/** A copy of the fixture with one more article, deleted at the end of the test. */
export async function copyForTest(): Promise<ContentCopy> {
  const copy = await contentWithArticle();
  onTestFinished(() => copy.dispose());
  return copy;
}
