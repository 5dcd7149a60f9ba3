import { describe, expect, test } from 'vitest';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { iconOf, normalise, wordsOf } from '#tests/support/builtPages/words.ts';

const { findings, ...sampleNetwork } = screenDataOf(content.sampleNetwork());
const solutions = pageAt(routes.soluciones.path);
const { areas } = content.page('soluciones').solutions;

describe.each(areas)('the address of «$title» leads to', (area) => {
  // The finding of the trade that the screen names, otherwise the story's.
  const { fillIn } = findings.find(({ before }) => before === area.evidence) ?? sampleNetwork;
  const [element] = elementsOf(solutions, `#${area.anchor}`);

  test('its title and its own icon', () => {
    expect(wordsOf(element?.querySelector('h3'))).toBe(area.title);
    expect(iconOf(element?.querySelector('use'))).toBe(area.icon);
  });

  test('its own words', () => {
    const paragraphs = [...(element?.querySelectorAll('p') ?? [])].map(wordsOf);

    expect(paragraphs).toContain(fillIn(area.description));
  });

  test('its own screen, described in words', () => {
    const described = [...(element?.querySelectorAll('[role="img"]') ?? [])].map((screen) =>
      screen.getAttribute('aria-label'),
    );

    expect(described).toContain(
      `${fillIn(sampleNetwork[area.screen].labels.picture)} ${sampleNetwork.caption}.`,
    );
  });

  test('what it leaves, with the values of the sample network', () => {
    const { figure, text } = area.result ?? {};
    const expected = [figure, text].flatMap((words) => (words ? fillIn(words) : []));
    const paragraphs = [...(element?.querySelectorAll('p') ?? [])].map(wordsOf);

    if (text) expect(paragraphs).toContain(normalise(expected.join(' ')));
    expect(element?.querySelectorAll('p > b')).toHaveLength(figure ? 1 : 0);
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

test('what the terms say of how to begin is linked in the step that it is about', () => {
  const { steps } = content.page('soluciones').start;
  const shown = elementsOf(solutions, '[aria-labelledby="como-se-empieza"] li');
  const links = shown.map((step) => step.querySelector('a')?.getAttribute('href'));

  expect(links).toEqual(steps.map(({ clause }) => clause?.href));
});

test('the chart of scores has a line for each branch, and says where and why one falls', () => {
  const { scores, visit, branchCount, values } = sampleNetwork;
  const [chart] = elementsOf(solutions, '#metricas [role="img"]');
  const lines = [...(chart?.querySelectorAll('path') ?? [])].flatMap(
    (path) => path.getAttribute('d')?.match(/M[^M]+/g) ?? [],
  );

  // There is one more line, the mean of them all.
  expect(lines).toHaveLength(branchCount + 1);
  expect(new Set(lines.map((line) => line.split(' ').length))).toEqual(
    new Set([2 * scores.weeks.length]),
  );
  expect(wordsOf(chart)).toMatch(
    new RegExp(
      `${visit.branch}.*${values.puntaje} ?${normalise(sampleNetwork.fillIn(scores.labels.low))}`,
    ),
  );
});
