import { expect, test } from 'vitest';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';
import { routes } from '#lib/routes.ts';

test('the photos of the meeting are said to be an example, once', () => {
  const photos = elementsOf(
    pageAt(routes.contacto.path),
    '[aria-labelledby="reunion"] :has(> figure)',
  );
  const { caption } = content.sampleNetwork();
  expect(photos.map((place) => place.textContent.split(caption).length - 1)).toEqual([1]);
});

test('/contacto names the minutes of the meeting with what happens in them, once', () => {
  const contact = pageAt(routes.contacto.path);
  const { steps } = content.page('contacto').meetingSteps;
  const expected = steps.map(({ minute, title }) => `${minute} min ${title}`);

  expect(elementsOf(contact, '[aria-labelledby="reunion"] h3').map(wordsOf)).toEqual(expected);
  const words = elementsOf(contact, 'main :is(p, h2, h3)').map(wordsOf);
  expect(words.filter((line) => expected.includes(line))).toEqual(expected);
});
