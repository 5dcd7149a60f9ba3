import { describe, expect, test } from 'vitest';
import { formatWeekdayDate } from '#lib/dates.ts';
import { routes } from '#lib/routes.ts';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

const page = pageAt(routes['para-quien'].path);
const { items } = content.page('para-quien').segments;
const network = screenDataOf(content.sampleNetwork());

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
    const { items: rules, week, labels } = network.opening;
    const missing = week.flatMap((day) =>
      day.missing ? `${formatWeekdayDate(day.day)}: ${day.missing.text}` : [],
    );

    for (const { manual, text } of rules) expect(wordsOf(stage)).toContain(`${manual}${text}`);
    expect(wordsOf(stage)).toContain(network.fillIn(labels.complete));
    expect(missing).toHaveLength(1);
    expect(wordsOf(stage)).toContain(missing[0]);
    // A mark for each item of each day.
    expect(stage?.querySelectorAll('svg')).toHaveLength(rules.length * week.length);
  });

  test('has a shop for each branch, with its score, and says which nobody visits', () => {
    const stage = stageOf('networkAtNight');
    const { ranking, plan, networkAtNight } = network;
    const unvisited = network.fillIn(networkAtNight.labels.unvisited);

    for (const { branch, score } of ranking) {
      const note = plan.unvisited.includes(branch) ? unvisited : '';
      expect(wordsOf(stage)).toContain(`${branch}${score}${note}`);
    }
    expect(numbersOn(stage)).toHaveLength(ranking.length);
  });

  test('names the branch below the minimum and those that nobody visits', () => {
    const words = wordsOf(stageOf('networkAtNight'));
    const { visit, plan, networkAtNight } = network;

    expect(words).toContain(`${visit.branch}${visit.failed.task}`);
    expect(words).toContain(
      `${plan.unvisited.join('')}${network.fillIn(networkAtNight.labels.without)}`,
    );
  });

  test('has one item, a photo that meets it, one that does not, and all branches', () => {
    const stage = stageOf('sameItem');

    const { item, labels, branches } = network.sameItem;

    expect(wordsOf(stage)).toContain(`${item}${network.fillIn(labels.count)}${branches.join('')}`);
    expect(stage?.querySelectorAll('img')).toHaveLength(2);
  });
});

test('a doubt is answered point by point, and with what the owner of a branch sees', () => {
  const { card, doubt } = items.find((item) => item.doubt) ?? {};
  const question = elementsOf(page, 'h3').find((title) => wordsOf(title) === doubt?.question);
  const answer = wordsOf(question?.parentElement);
  const [, screen] = caseOf(card?.title ?? '')?.querySelectorAll('[role="img"]') ?? [];

  expect(doubt?.points).toHaveLength(2);
  for (const { title, text } of doubt?.points ?? []) {
    expect(answer).toContain(title);
    expect(answer).toContain(text);
  }
  // His own branch with its score after the repair and who checked it, and the others apart.
  const own = `${network.visit.branch}${network.repair.score}`;
  for (const words of ['Los suyos', own, `Lo vio ${network.visit.person}`, 'Los ajenos'])
    expect(wordsOf(screen)).toContain(words);
});

test('the waves in which a network starts say when, how many branches work after each, and who does what', () => {
  const shown = elementsOf(page, 'section[aria-labelledby="empezar"] li').map(wordsOf);

  expect(wordsOf(elementsOf(page, '#empezar')[0])).toBe('Por tandas');
  expect(shown).toEqual([
    'El lunes3 La primeraAbren la puerta.Lo propio: tener la llave.',
    'Algún día, más adelante27 La últimaLa cierran.',
  ]);
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
