import { expect, test } from 'vitest';
import { readScreens } from '#data/screens.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';
import { wordsOf } from '#tests/support/words.ts';

const page = pageAt(routes['para-quien'].path);
const { items } = content.page('para-quien').segments;
const network = readScreens(content.network());
const cards = elementsOf(page, 'main li:has(a[href^="#"])');

test('each type of client has a card, which leads to its case', () => {
  const links = cards.map((card) => card.querySelector('a'));

  expect(links.map((link) => link && wordsOf(link))).toEqual(items.map(({ card }) => card.title));
  for (const [index, link] of links.entries()) {
    const [section] = elementsOf(page, link?.getAttribute('href') ?? '');
    const heading = section?.querySelector('h2');

    expect(heading && wordsOf(heading)).toBe(items[index]?.title);
    expect(section && wordsOf(section)).toContain(items[index]?.card.title);
  }
});

test('the screen on each client card has the numbers and names that the sample network has', () => {
  const words = cards.map(wordsOf);
  const [checklist = '', branches = '', item = ''] = words;
  const scores = cards[1]?.querySelectorAll('[aria-hidden] span') ?? [];
  const numbers = [...scores]
    .map(wordsOf)
    .filter((text) => /^\d+$/.test(text))
    .map(Number);

  // Items that the manual has become, and how many days they were all done.
  for (const { text } of network.opening.items) expect(checklist).toContain(text);
  expect(checklist).toContain(network.fillIn(network.opening.labels.complete));
  // A score for each branch, and one of them below the minimum; it is said once more at the foot, where the branch
  // that nobody visits is named too.
  expect(branches).toContain(`${network.branches} locales`);
  expect(numbers).toHaveLength(network.branches + 1);
  expect(new Set(numbers.filter((score) => score < network.expected))).toEqual(
    new Set([Number(network.fillIn('{puntaje}'))]),
  );
  for (const branch of network.plan.without) expect(branches).toContain(branch);
  // One item, and whose photo shows otherwise.
  expect(item).toContain(network.standard.photographed);
  for (const name of network.standard.photos) {
    const photo = network.evidence.photos.find((one) => one.name === name);
    expect(item).toContain(photo?.branch);
  }
});

test('each case has a screen that is described in words, and its own next step', () => {
  const sections = items.map((_, index) => elementsOf(page, `#segmento-${index + 1}`)[0]);
  const descriptions = sections.map((section) =>
    section?.querySelector('[role="img"]')?.getAttribute('aria-label'),
  );
  const ways = sections.map((section) =>
    section?.querySelector('[data-cta-id]')?.getAttribute('data-cta-id'),
  );

  expect(new Set(descriptions).size).toBe(items.length);
  expect(descriptions.every(Boolean)).toBe(true);
  expect(ways).toEqual(items.map(({ action }) => action.cta));
});

test('each trade of the home page has its story: the item, the task, and a photo before and after', () => {
  const links = elementsOf(pageAt(routes.inicio.path), `main a[href^="${page.path}#"]`);

  expect(links.map(wordsOf)).toEqual(network.trades.map(({ name }) => name));
  for (const [index, { item, task, person, before, after }] of network.trades.entries()) {
    const [radio] = elementsOf(
      page,
      links[index]?.getAttribute('href')?.replace(page.path, '') ?? '',
    );
    const story = radio?.closest('label')?.parentElement;
    const pictures = [...(story?.querySelectorAll('img') ?? [])].map(({ alt }) => alt);
    const altOf = (name: string) => network.evidence.photos.find((one) => one.name === name)?.alt;

    expect(radio?.getAttribute('type')).toBe('radio');
    for (const words of [item, task, person]) expect(story && wordsOf(story)).toContain(words);
    expect(pictures).toEqual([altOf(before), altOf(after)]);
  }
});

test('the line of how to start has the steps of /soluciones, each with how long it takes or what comes of it', () => {
  const { steps } = content.page('soluciones').start;
  const { times } = content.page('para-quien').start;
  const items = elementsOf(page, '[aria-labelledby="empezar"] li').map(wordsOf);

  expect(items).toHaveLength(steps.length);
  for (const [index, { who, title, out }] of steps.entries()) {
    expect(items[index]).toContain(`${who} ${title}`);
    expect(items[index]).toContain(times[index] ?? out);
  }
});
