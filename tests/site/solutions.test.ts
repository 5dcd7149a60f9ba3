import { describe, expect, test } from 'vitest';
import { readNetwork } from '#data/network.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';
import { iconOf, normalise, wordsOf } from '#tests/support/words.ts';

const { fillIn, ...network } = readNetwork(content.network());
const solutions = pageAt(routes.soluciones.path);
const { cards } = content.page('soluciones').solutions;

describe.each(cards)('the address of «$title» leads to', (card) => {
  const [stop] = elementsOf(solutions, `#${card.anchor}`);
  const listed = [...(stop?.querySelectorAll('li') ?? [])].map(wordsOf);

  test('its title and its own icon', () => {
    expect(wordsOf(stop?.querySelector('h3'))).toBe(card.title);
    expect(iconOf(stop?.querySelector('use'))).toBe(card.icon);
  });

  test('its own words and points', () => {
    const paragraphs = [...(stop?.querySelectorAll('p') ?? [])].map(wordsOf);

    expect(paragraphs).toContain(fillIn(card.description));
    expect(listed.slice(0, card.points.length)).toEqual(card.points.map(fillIn));
  });

  test('its own screen, described in words', () => {
    const described = [...(stop?.querySelectorAll('[role="img"]') ?? [])].map((screen) =>
      screen.getAttribute('aria-label'),
    );

    expect(described).toContain(
      `${fillIn(network[card.screen].labels.picture)} ${network.caption}.`,
    );
  });

  test('what it leaves, with the values of the sample network', () => {
    const { figure, text } = card.result ?? {};
    const words = figure && text && normalise(`${fillIn(figure)} ${fillIn(text)}`);
    const figures = [...(stop?.querySelectorAll('p > b') ?? [])].map((bold) =>
      wordsOf(bold.closest('p')),
    );

    expect(figures).toEqual(words ? [words] : []);
  });
});

describe('the comparison', () => {
  const { title, area, today, lineo, rows } = content.page('soluciones').comparison;
  const [table] = elementsOf(solutions, 'table[aria-labelledby="comparacion"]');

  test('has what is done today and with Lineo beside its own area', () => {
    const lines = [...(table?.querySelectorAll('tr') ?? [])].map((line) =>
      [...line.querySelectorAll('th, td')].map(wordsOf),
    );

    expect(wordsOf(elementsOf(solutions, '#comparacion')[0])).toBe(title);
    expect(lines).toEqual([
      [area, today, lineo],
      ...rows.map((each) => [each.area, each.today, each.lineo]),
    ]);
  });

  test('has a cross where it is done today, and a tick with Lineo', () => {
    // A cross has two strokes, a tick one.
    const strokes = [...(table?.querySelectorAll('td path') ?? [])].map(
      (mark) => mark.getAttribute('d')?.match(/m/gi)?.length,
    );

    expect(strokes).toEqual(rows.flatMap(() => [2, 1]));
  });
});

test('each step of how to begin has its own clause, if any', () => {
  const { steps } = content.page('soluciones').start;
  const shown = elementsOf(solutions, '[aria-labelledby="como-se-empieza"] li').map((step) =>
    [...step.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  );

  expect(shown).toEqual(steps.map(({ clause }) => (clause ? [clause.href] : [])));
});

test('each supervisor’s zone is shown with its mean score and its lowest branch; last, who gets no visit', () => {
  const { zones, plan, scores } = network;
  const lines = elementsOf(solutions, '#metricas [role="img"] div:has(> svg)').map(wordsOf);
  const [without] = scores.others.filter(({ branch }) => plan.without.includes(branch));

  expect(lines).toEqual([
    ...zones.list.map(({ person, averages, lowest }) =>
      expect.stringMatching(
        `${person}.*${lowest.branch}, ${lowest.scores.at(-1)} ?${Math.round(averages[0] ?? 0)} → ${Math.round(averages.at(-1) ?? 0)}$`,
      ),
    ),
    expect.stringMatching(`${without?.branch}.*${without?.scores[0]} → ${without?.scores.at(-1)}$`),
  ]);
});
