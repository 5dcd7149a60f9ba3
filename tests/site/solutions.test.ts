import { expect, test } from 'vitest';
import { readScreens } from '#data/screens.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';
import { iconOf, normalise, wordsOf } from '#tests/support/words.ts';

const { fillIn, ...network } = readScreens(content.network());
const solutions = pageAt(routes.soluciones.path);
const { cards } = content.page('soluciones').solutions;

test('the address of each solution leads to its own words, points and screen', () => {
  const stops = cards.map(({ anchor }) => elementsOf(solutions, `li#${anchor}`)[0]);

  expect(
    stops.map((stop) => ({
      title: wordsOf(stop?.querySelector('h3')),
      icon: iconOf(stop?.querySelector('use')),
      text: wordsOf(
        stop?.querySelector('h3')?.parentElement?.nextElementSibling?.querySelector('p'),
      ),
      points: [...(stop?.querySelectorAll('ul li') ?? [])].map(wordsOf),
      screen: [...(stop?.querySelectorAll('[role="img"]') ?? [])]
        .at(-1)
        ?.getAttribute('aria-label'),
    })),
  ).toEqual(
    cards.map(({ title, icon, description, points, screen }) => ({
      title,
      icon,
      text: fillIn(description),
      points: points.map(fillIn),
      screen: `${fillIn(network[screen].labels.picture)} ${network.caption}.`,
    })),
  );
});

test('the comparison has what is done today and with Lineo beside its own area', () => {
  const { title, area, today, lineo, rows } = content.page('soluciones').comparison;
  const [table] = elementsOf(solutions, 'table[aria-labelledby="comparacion"]');
  const read = [...(table?.querySelectorAll('tr') ?? [])].map((line) =>
    [...line.querySelectorAll('th, td')].map(wordsOf),
  );

  expect(wordsOf(elementsOf(solutions, '#comparacion')[0])).toBe(title);
  expect(read).toEqual([
    [area, today, lineo],
    ...rows.map((each) => [each.area, each.today, each.lineo]),
  ]);
  // A cross has two strokes, a tick one.
  const strokes = [...(table?.querySelectorAll('td svg path') ?? [])].map(
    (mark) => mark.getAttribute('d')?.match(/m/gi)?.length,
  );
  expect(strokes).toEqual(rows.flatMap(() => [2, 1]));
});

test('each solution shows what it leaves, with the values of the sample network', () => {
  const shown = cards.map(({ anchor }) =>
    elementsOf(solutions, `#${anchor} p:has(> b)`).map(wordsOf).join(),
  );

  expect(shown).toEqual(
    cards.map(({ result }) =>
      result ? normalise(`${fillIn(result.figure)} ${fillIn(result.text)}`) : '',
    ),
  );
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
