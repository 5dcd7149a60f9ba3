import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';
import { wordsOf } from '#tests/support/words.ts';

test('a manager who was sent here finds at the top the way to what the app asks, never does and shows', () => {
  const page = pageAt(routes.app.path);
  const { app, door } = content.page('app');
  const link = elementsOf(page, 'a').find((one) => wordsOf(one) === app.doors.team.link);
  const target = link?.getAttribute('href') ?? '';

  expect(target).toMatch(/^#/);
  expect(elementsOf(page, `${target} :is(h2, h3)`).map(wordsOf)).toEqual([
    door.title,
    door.asksTitle,
    door.neverTitle,
    door.seenTitle,
  ]);
  expect(elementsOf(page, `${target} ul > li`)).toHaveLength(door.asks.length + door.never.length);
  expect(elementsOf(page, `${target} ol h4`).map(wordsOf)).toEqual(
    [...door.seen, door.unseen].map((one) => one.title),
  );
});
