import { describe, expect, test } from 'vitest';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

const page = pageAt(routes['para-quien'].path);
const { items } = content.page('para-quien').segments;
const sampleNetwork = screenDataOf(content.sampleNetwork());

const linkTo = (title: string) =>
  elementsOf(page, 'main a').find((link) => wordsOf(link) === title);
/** The part of the page that the link of this name leads to. */
const caseOf = (title: string) => elementsOf(page, linkTo(title)?.getAttribute('href') ?? '')[0];

test.each(items)('the card «$card.title» leads to its own case', ({ title, card }) => {
  expect(wordsOf(caseOf(card.title)?.querySelector('h2'))).toBe(title);
  expect(wordsOf(caseOf(card.title))).toContain(card.size);
});

describe('the screen of a case', () => {
  const stageOf = (screen: string) =>
    caseOf(items.find((item) => item.screen === screen)?.card.title ?? '')?.querySelector(
      '[role="img"]',
    );
  /** The numbers on a stage that stand in elements of their own. */
  const numbersOn = (stage: Element | null | undefined) =>
    [...(stage?.querySelectorAll(':not(:has(*))') ?? [])]
      .map(wordsOf)
      .filter((words) => /^\d+$/.test(words))
      .map(Number);

  test('has the manual as a checklist, day by day, and what was missing', () => {
    const stage = stageOf('opening');
    const { items: asked, week, labels } = sampleNetwork.opening;

    for (const { manual, text } of asked) {
      expect(wordsOf(stage)).toContain(manual);
      expect(wordsOf(stage)).toContain(text);
    }
    expect(stage?.querySelectorAll('svg')).toHaveLength(asked.length * week.length);
    expect(wordsOf(stage)).toContain(sampleNetwork.fillIn(labels.complete));
    for (const { missing } of week) if (missing) expect(wordsOf(stage)).toContain(missing.text);
  });

  test('has a shop for each branch, with its score, and says which nobody visits', () => {
    const stage = stageOf('networkAtNight');
    const { ranking, networkAtNight } = sampleNetwork;

    for (const { branch } of ranking) expect(wordsOf(stage)).toContain(branch);
    expect(numbersOn(stage).toSorted()).toEqual(ranking.map(({ score }) => score).toSorted());
    expect(wordsOf(stage)).toContain(sampleNetwork.fillIn(networkAtNight.labels.unvisited));
  });

  test('names the branch below the minimum and those that nobody visits', () => {
    const words = wordsOf(stageOf('networkAtNight'));

    for (const branch of [sampleNetwork.visit.branch, ...sampleNetwork.plan.unvisited])
      expect(words).toContain(branch);
    expect(words).toContain(sampleNetwork.fillIn(sampleNetwork.networkAtNight.labels.without));
  });

  test('has one item, a photo that meets it, one that does not, and all branches', () => {
    const stage = stageOf('sameItem');
    const { item, branches, photos } = sampleNetwork.sameItem;

    for (const words of [item, ...branches]) expect(wordsOf(stage)).toContain(words);
    expect(stage?.querySelectorAll('img')).toHaveLength(photos.length);
  });
});

test('a doubt is answered point by point, and with what the owner of a branch sees', () => {
  const { card, doubt } = items.find((item) => item.doubt) ?? {};
  const question = elementsOf(page, 'h3').find((title) => wordsOf(title) === doubt?.question);
  const answer = wordsOf(question?.parentElement);
  const [, screen] = caseOf(card?.title ?? '')?.querySelectorAll('[role="img"]') ?? [];

  for (const { title, text } of doubt?.points ?? []) {
    expect(answer).toContain(title);
    expect(answer).toContain(text);
  }
  expect(wordsOf(screen)).toContain(sampleNetwork.visit.branch);
  expect(wordsOf(screen)).toContain(doubt?.phone.title);
  expect(wordsOf(screen)).toContain(sampleNetwork.fillIn(doubt?.phone.repaired ?? ''));
  expect(wordsOf(screen)).toContain(doubt?.phone.closed);
});

test('the waves in which a network starts say when, how many branches work after each, and who does what', () => {
  const { phases, title } = content.page('para-quien').startStrip;
  const told = elementsOf(page, 'section[aria-labelledby="empezar"] li').map(wordsOf);

  expect(wordsOf(elementsOf(page, '#empezar')[0])).toBe(title);
  expect(told).toHaveLength(phases.length);
  for (const [index, { branches, label, when, work, own }] of phases.entries()) {
    expect(told[index]).toContain(when);
    expect(told[index]).toContain(`${branches} ${label}`);
    expect(told[index]).toContain(work);
    expect(told[index]).toContain(own ?? '');
  }
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
