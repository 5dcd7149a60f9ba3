import { expect, test } from 'vitest';
import { streetDrawing } from '#lib/calculators/drawings.ts';
import { readVisitorNumbers, withNumbers, type VisitorNumbers } from '#lib/calculators/numbers.ts';
import { coverageAnswer, summarySentence, visitInterval } from '#lib/calculators/sentences.ts';

const texts = {
  week: {
    unseen: 'Hoy {sinVisita} de {locales}, y {conVisita} sí.',
    oneUnseen: 'Hoy {sinVisita}, uno solo, de {locales}.',
    allSeen: 'Los {locales}.',
  },
  covered: 'Igual {locales} de {locales}.',
  interval: { days: 'Cada {dias} días.', daily: 'Todos los días.' },
  hours: {
    monthly: 'Van {horasPorMes} por mes.',
    cost: 'Van {horasPorMes}, o {costoAnual}.',
  },
  calculation: '{supervisores} × {visitas} = {visitasPorSemana}',
  groups: 'De a {localesPorDibujo}.',
  incomplete: 'Falta algo.',
  summary: {
    numbers: '{locales}, {supervisores}, {visitas}.',
    hours: 'Y {horas}.',
    cost: 'O {costoAnual}.',
  },
};
const given = (
  branches: number,
  supervisors: number,
  visits: number,
  hours?: number,
  cost?: number,
) => ({ branches, supervisors, visits, hours, cost });
const sentence = (numbers: VisitorNumbers) => {
  const { before, number, after } = coverageAnswer(numbers, texts).sentences.week;
  return before + number + after;
};

test.each([
  [given(40, 1, 2), 'Hoy 30 de 40, y 10 sí.'],
  [given(11, 1, 2), 'Hoy 1, uno solo, de 11.'],
  [given(10, 1, 2), 'Los 10.'],
  [given(3, 9, 9), 'Los 3.'],
  [given(1240, 1, 2), 'Hoy 1.230 de 1.240, y 10 sí.'],
])('the calculator says how many branches nobody visits in five days: %j', (numbers, answer) => {
  expect(sentence(numbers)).toBe(answer);
});

test.each([
  [given(34, 1, 2), 'Cada 17 días.'],
  [given(100, 3, 2), 'Cada 16,7 días.'],
  [given(2, 1, 2), 'Todos los días.'],
  // Rounded to 1: «Cada 1 días» would be wrong Spanish.
  [given(103, 10, 10), 'Todos los días.'],
  [given(9999, 1, 1), 'Cada 9.999 días.'],
])('the calculator says how many working days pass between two visits: %j', (numbers, answer) => {
  expect(coverageAnswer(numbers, texts).lines.interval).toBe(answer);
});

test('the calculator says that all branches report themselves', () => {
  const { covered } = coverageAnswer(given(40, 1, 2), texts).sentences;

  expect(covered).toEqual({ before: 'Igual ', number: '40', after: ' de 40.' });
});

test('six hours a week are twenty-six a month, and hours may be left out', () => {
  expect(coverageAnswer(given(40, 1, 2, 6), texts)).toMatchObject({
    sentences: { hours: { before: 'Van ', number: '26', after: ' por mes.' } },
    lines: { calculation: '1 × 2 = 10' },
  });
  expect(coverageAnswer(given(40, 1, 2), texts)).toMatchObject({
    sentences: { hours: { number: '' } },
  });
});

test.each([
  [1, '4,3', '52.000'],
  [2, '8,7', '104.000'],
  [9, '39', '468.000'],
])('%d hours a week are %s a month, and cost 52 weeks a year', (hours, monthly, yearly) => {
  const numbers = given(40, 1, 2, hours, 1000);

  expect(coverageAnswer(numbers, texts).sentences.hours).toEqual({
    before: 'Van ',
    number: monthly,
    after: `, o $\u00a0${yearly}.`,
  });
});

test('with what an hour costs, the hours of a year are money', () => {
  const numbers = given(40, 1, 2, 6, 12500);

  expect(coverageAnswer(numbers, texts).sentences.hours).toEqual({
    before: 'Van ',
    number: '26',
    after: ', o $\u00a03.900.000.',
  });
  expect(summarySentence(numbers, texts.summary)).toBe('40, 1, 2. Y 6. O $\u00a03.900.000.');
  expect(withNumbers('/contacto', numbers)).toBe(
    '/contacto?locales=40&supervisores=1&visitas=2&horas=6&costo=12500',
  );
});

test.each([
  ['12500', 12500],
  ['12.500', 12500],
  ['999999', 999999],
  ['900', 900],
  ['12.5', undefined],
  ['12,500', undefined],
  ['1.000.000', undefined],
  ['1000000', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['<b>4</b>', undefined],
])('«%s» is an hour’s cost of %s', (costo, expected) => {
  const read = (hours: string) =>
    readVisitorNumbers(
      (name) =>
        ({ locales: '40', supervisores: '1', visitas: '2', horas: hours, costo })[name] ?? null,
    );

  expect(read('6')).toEqual(given(40, 1, 2, 6, expected));
  // Of no hours there is no cost.
  expect(read('')).toEqual(given(40, 1, 2));
});

/** How many shops of 60 by 66 are in the two parts of a path: in its whole rows, and in the rest. */
function shopsIn(area: string): number {
  const sides = [...area.matchAll(/h(\d+)v(\d+)/g)];
  return sides.reduce(
    (sum, [, width, height]) => sum + (Number(width) * Number(height)) / 60 / 66,
    0,
  );
}

test('the calculator draws one shop for each branch, and one for several from sixty-one on', () => {
  const lit = (numbers: ReturnType<typeof given>) => {
    const { all, seen } = streetDrawing(numbers);
    return [seen, all].map(shopsIn);
  };

  expect(lit(given(40, 1, 2))).toEqual([10, 40]);
  expect(lit(given(60, 1, 2))).toEqual([10, 60]);
  expect(lit(given(61, 1, 2))).toEqual([5, 31]);
  // The last shop stands for one branch only.
  expect(lit(given(61, 9, 9))).toEqual([31, 31]);
  expect(coverageAnswer(given(61, 1, 2), texts).lines.groups).toBe('De a 2.');
  expect(coverageAnswer(given(60, 1, 2), texts).lines.groups).toBe('');
});

test('the numbers in an address are read back as they were written', () => {
  const read = (query: string) =>
    readVisitorNumbers((name) => new URLSearchParams(query).get(name));
  const queryOf = (numbers: VisitorNumbers) =>
    withNumbers('/contacto', numbers).split('?')[1] ?? '';

  expect(queryOf(given(40, 1, 2, 6))).toBe('locales=40&supervisores=1&visitas=2&horas=6');
  expect(read(queryOf(given(40, 1, 2, 6)))).toEqual(given(40, 1, 2, 6));
  expect(read(queryOf(given(40, 1, 2)))).toEqual(given(40, 1, 2));
  expect(summarySentence(given(40, 1, 2, 6), texts.summary)).toBe('40, 1, 2. Y 6.');
  expect(summarySentence(given(40, 1, 2), texts.summary)).toBe('40, 1, 2.');
});

test.each([
  ['/contacto', '/contacto?locales=34&visitas=2'],
  ['/contacto?locales=40&supervisores=1&visitas=3', '/contacto?locales=34&visitas=2'],
  ['/contacto#agenda', '/contacto?locales=34&visitas=2#agenda'],
  ['/contacto?x=1#agenda', '/contacto?locales=34&visitas=2#agenda'],
  // Nobody there would read them.
  ['/soluciones', '/soluciones'],
  ['#agenda', '#agenda'],
  ['https://lineo.example/contacto', 'https://lineo.example/contacto'],
  ['https://wa.me/1?text=a', 'https://wa.me/1?text=a'],
])('a link to %s with the visitor’s numbers leads to %s', (href, expected) => {
  expect(withNumbers(href, { branches: 34, visits: 2 })).toBe(expected);
});

test.each([
  [{ branches: 34, visits: 2 }, '34 ÷ 2 =', '17 días'],
  [{ branches: 40, visits: 3 }, '40 ÷ 3 =', '13,3 días'],
  [{ branches: 3, visits: 3 }, '3 ÷ 3 =', 'un día'],
  [{ branches: 1, visits: 50 }, '1 ÷ 50 =', 'un día'],
  [{ branches: 2469, visits: 2 }, '2.469 ÷ 2 =', '1.234,5 días'],
  [undefined, '', '? días'],
])('the interval for %j', (numbers, operands, days) => {
  expect(visitInterval(numbers, { day: 'un día', days: '{dias} días' })).toEqual({
    operands,
    days,
  });
});

test('an address without supervisors has the visits of all of them together', () => {
  const numbers = readVisitorNumbers((name) =>
    new URLSearchParams('locales=34&visitas=2').get(name),
  );

  expect(numbers).toMatchObject({ branches: 34, visits: 2 });
  expect(withNumbers('/contacto', { branches: 34, visits: 2 })).toBe(
    '/contacto?locales=34&visitas=2',
  );
  expect(sentence({ ...given(34, 1, 2), supervisors: undefined })).toBe('Hoy 24 de 34, y 10 sí.');
});

test.each(['', 'x', '-3', '0', '1.5', '1e3', ' 4', '10000', '9'.repeat(1000), '<b>4</b>'])(
  '«%s» is not taken for a number',
  (nonsense) => {
    const numbers = { locales: '40', supervisores: '1', visitas: '2', horas: '6' };
    const readWith = (other: Record<string, string>) =>
      readVisitorNumbers((name) => ({ ...numbers, ...other })[name] ?? null);

    expect(readWith({ locales: nonsense })).toBeUndefined();
    expect(readWith({ visitas: nonsense })).toBeUndefined();
    expect(readWith({ horas: nonsense })).toEqual(given(40, 1, 2));
    expect(readWith({ supervisores: nonsense })).toBeUndefined();
  },
);
