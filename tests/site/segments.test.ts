import { describe, expect, test } from 'vitest';
import { readNetwork } from '#data/network.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';
import { wordsOf } from '#tests/support/words.ts';

const page = pageAt(routes['para-quien'].path);
const { items } = content.page('para-quien').segments;
const network = readNetwork(content.network());

const linkTo = (title: string) =>
  elementsOf(page, 'main a').find((link) => wordsOf(link) === title);
/** The part of the page that the link of this name leads to. */
const caseOf = (title: string) => elementsOf(page, linkTo(title)?.getAttribute('href') ?? '')[0];

test.each(items)('the card «$card.title» leads to its own case', ({ title, card }) => {
  expect(wordsOf(caseOf(card.title)?.querySelector('h2'))).toBe(title);
  expect(wordsOf(caseOf(card.title))).toContain(card.title);
});

describe('the small screen on a client’s card', () => {
  const cardWith = (screen: string) => {
    const { title = '' } = items.find(({ card }) => card.screen === screen)?.card ?? {};
    return linkTo(title)?.closest('li');
  };
  /** The numbers that stand alone on a card. */
  const numbersOn = (card: Element | null | undefined) =>
    [...(card?.querySelectorAll(':not(:has(*))') ?? [])]
      .map(wordsOf)
      .filter((words) => /^\d+$/.test(words))
      .map(Number);

  test('has what the manual has become, and how many days all of it was done', () => {
    const words = wordsOf(cardWith('checklist'));

    for (const { text } of network.opening.items) expect(words).toContain(text);
    expect(words).toContain(network.fillIn(network.opening.labels.complete));
  });

  test('has a score for each branch, of which one is below the minimum', () => {
    const card = cardWith('branches');
    const low = numbersOn(card).filter((score) => score < network.expected);

    expect(wordsOf(card)).toContain(`${network.branchCount} locales`);
    // That one is said once more at the foot.
    expect(numbersOn(card)).toHaveLength(network.branchCount + 1);
    expect(new Set(low)).toEqual(new Set([Number(network.values.puntaje)]));
  });

  test('names the branches that nobody visits', () => {
    for (const branch of network.plan.without)
      expect(wordsOf(cardWith('branches'))).toContain(branch);
  });

  test('has one item, and each branch whose photo of it is shown', () => {
    const { photographed, photos } = network.standard;
    const branches = network.evidence.photos
      .filter(({ name }) => photos.includes(name))
      .map(({ branch }) => branch);

    expect(branches).toHaveLength(photos.length);
    for (const words of [photographed, ...branches])
      expect(wordsOf(cardWith('item'))).toContain(words);
  });
});

test('each case has a screen that is described in words of its own', () => {
  const descriptions = items.map(({ card }) =>
    caseOf(card.title)?.querySelector('[role="img"]')?.getAttribute('aria-label'),
  );

  expect(descriptions.every(Boolean)).toBe(true);
  expect(new Set(descriptions).size).toBe(items.length);
});

test('each case ends with its own next step', () => {
  const steps = items.map(({ card }) =>
    caseOf(card.title)?.querySelector('[data-cta-id]')?.getAttribute('data-cta-id'),
  );

  expect(steps).toEqual(items.map(({ action }) => action.cta));
});

test('the line of how to start has the steps of /soluciones, each with how long it takes or what comes of it', () => {
  const { steps } = content.page('soluciones').start;
  const { times } = content.page('para-quien').start;
  const told = elementsOf(page, '[aria-labelledby="empezar"] li').map(wordsOf);

  expect(told).toHaveLength(steps.length);
  for (const [index, { who, title, out }] of steps.entries()) {
    expect(told[index]).toContain(`${who} ${title}`);
    expect(told[index]).toContain(times[index] ?? out);
  }
});
