import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

const page = pageAt(routes['para-quien'].path);
const { trades, evidence } = content.sampleNetwork();
const altOf = (name: string) => evidence.photos.find((photo) => photo.name === name)?.alt;

const links = elementsOf(pageAt(routes.inicio.path), `main a[href^="${page.path}#"]`);
/** The radio button that chooses a trade; the home page links to it. */
const buttonOf = (trade: string) => {
  const link = links.find((one) => wordsOf(one) === trade);
  return elementsOf(page, link?.getAttribute('href')?.replace(page.path, '') ?? '')[0];
};

test('the home page lists each trade once', () => {
  expect(links.map(wordsOf)).toEqual(trades.map(({ name }) => name));
});

test.each(trades)('«$name» leads to its button, which says its name', ({ name }) => {
  expect(buttonOf(name)?.getAttribute('type')).toBe('radio');
  expect(wordsOf(buttonOf(name)?.closest('label'))).toBe(name);
});

test.each(trades)(
  'the finding of «$name» has its item, its task, who does it, and a photo before and after',
  ({ name, item, task, person, before, after }) => {
    const finding = buttonOf(name)?.closest('label')?.nextElementSibling;
    const photos = [...(finding?.querySelectorAll('img') ?? [])].map(({ alt }) => alt);

    for (const words of [item, task, person]) expect(wordsOf(finding)).toContain(words);
    expect(photos).toEqual([altOf(before), altOf(after)]);
  },
);
