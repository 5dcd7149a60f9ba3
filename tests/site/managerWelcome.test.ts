import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

test('a link at the top of /app leads to what the app asks of a manager and what it never does', () => {
  const page = pageAt(routes.app.path);
  const { appDownload: app, managerWelcome } = content.page('app');
  const link = elementsOf(page, 'a').find((one) => wordsOf(one) === app.doors.team.link);
  const target = link?.getAttribute('href') ?? '';

  expect(target).toMatch(/^#/);
  expect(elementsOf(page, `${target} h2`).map(wordsOf)).toEqual([managerWelcome.title]);
  expect(elementsOf(page, `${target} :is(dt, dd)`).map(wordsOf)).toEqual(
    [managerWelcome.asks, managerWelcome.seen, managerWelcome.never].flatMap(({ title, text }) => [
      title,
      text,
    ]),
  );
});
