import { posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentWithArticle } from './articleSource.ts';
import type { ContentCopy } from './contentCopy.ts';
import { problemAt, problemsIn, type ExpectedProblem } from './refusedContent.ts';

/** A field that an author writes wrong. */
export interface Slip extends ExpectedProblem {
  slip: string;
  file: string;
  /** The field, and what stands in its place, its name included; nothing if it is left out. */
  field: Parameters<ContentCopy['put']>[1];
  written: string;
}

/** Tests that the check refuses each slip and nothing else, all in one copy of the content, so none may hide another. */
export function testSlips(group: string, slips: readonly Slip[]): void {
  describe(group, () => {
    let found: Awaited<ReturnType<typeof problemsIn>>;
    beforeAll(async () => {
      const copy = await contentWithArticle();
      for (const { file, field, written } of slips) await copy.put(file, field, written);
      found = await problemsIn(copy);
      await copy.dispose();
    });

    test.each(slips)('$slip', ({ file, ...problem }) => {
      const path = posix.join('src/content', file);
      expect(found.filter((one) => one.file === path)).toContainEqual(problemAt(problem));
    });

    test('nothing else', () => {
      expect(found).toHaveLength(slips.length);
    });
  });
}
