import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { isoDate } from '#lib/dates.ts';
import { sampleNetworkSchema } from '#sampleNetwork/sampleNetworkSchema.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const file = readFileSync(join(projectRoot, 'tests/fixture/red.yaml'), 'utf8');
const read = (text: string) => sampleNetworkSchema.parse(parse(text));

const dataOf = (text = file) => screenDataOf(read(text));

test.each<[seen: string, text: string, filled: string]>([
  ['the visit, how many items are met, the open section’s too', '{cumplidos}/{items}', '11/14'],
  ['the visit, by whom and when', '{supervisor}, {diaVisita}', 'Lucía, martes 2 de junio'],
  ['the visit, what was read', 'A {lectura}', 'A 9\u00a0°C'],
  [
    'the repair, the score that it leaves, and its day',
    '{puntaje} + {peso} = {puntajeArreglo}, el {diaArreglo}',
    '74 + 16 = 90, el 4 de junio',
  ],
  ['the board, how many tasks it has, and how many are overdue', '{tareas}, {vencidas}', '7, 1'],
  ['the board, whose the overdue one is', '{vencidaDe}, {vencidaEn}', 'Camila, Nueva Córdoba'],
  ['the repair, who verifies it and when', '{supervisor}, {diaVerificacion}', 'Lucía, 9 de junio'],
  [
    'the day of the manager, what the checklist takes',
    '{itemsApertura} en {minutosApertura}',
    '2 en 8',
  ],
  ['the notice, how many have read it', '{leyeron} de {sucursales}', '18 de 21'],
  ['the circular, who has not read it', '{leyeronCircular}: {sinLeerCircular}', '20: Güemes'],
  [
    'the plan, how many visits are done, today’s and to come',
    '{visitasHechas} + {visitasHoy} + {visitasPorVenir} = {visitas}',
    '8 + 3 + 10 = 21',
  ],
  ['the plan, on which day one is back', '{diaPlan}', 'martes 9 de junio'],
  ['the plan, where nobody goes', '{sinVisita}', 'Posadas'],
  ['the plan, how many that are', '{faltanVisita}', '1'],
  ['the route, how much of the day is done', '{itemsHechos}/{itemsDelDia}', '19/42'],
  ['the route, what was repaired', '{arreglo}', 'Burlete nuevo y heladera a 4\u00a0°C'],
  ['the opening, how many days were complete', '{aperturasCompletas}/{aperturas}', '5/6'],
  ['the night, the mean of its week', '{promedio}', '90'],
  ['the report, how many are above the minimum', '{sobreMinimoVisita}', '20'],
])('%s', (_seen, text, filled) => {
  expect(dataOf().fillIn(text)).toBe(filled);
});

test('the chart has the mean of each week, Monday by Monday', () => {
  const { scores, averages } = dataOf();

  expect(averages).toEqual([89, 90, 90, 90, 92, 93]);
  expect(scores.weeks.map(isoDate)).toEqual([
    '2026-05-11',
    '2026-05-18',
    '2026-05-25',
    '2026-06-01',
    '2026-06-08',
    '2026-06-15',
  ]);
});

test('the day’s route is that of who made the visit, on the plan’s day', () => {
  const { dayRoute, plan } = dataOf();

  expect(dayRoute).toMatchObject({
    person: 'Lucía',
    role: 'Supervisora de Córdoba',
    day: plan.day,
  });
});

test('the branches without a visit are in the order of the network', () => {
  const unvisited = file.replace(/ {8}- day: 2026-06-2[34]\n {10}branch: .*\n/g, '');

  expect(dataOf(unvisited).plan.unvisited).toEqual(['Villa Allende', 'Quilmes', 'Posadas']);
});

test('the open section is marked, with the items under it counted', () => {
  const open = { isOpen: true, title: 'Cocina', met: 3, of: 4 };

  expect(dataOf().visit.sections.filter(({ isOpen }) => isOpen)).toEqual([open]);
});

test('an item of the audit to try weighs the same as in the visit', () => {
  expect(dataOf().tryAudit.items.map(({ points }) => points)).toEqual([10, 8, 6, 5]);
});

test('the story and each trade are findings of one shape, with values of their own', () => {
  const { findings, fillIn } = dataOf();
  const text = '{encargado}, {sucursal}: {item}';

  expect(findings[0]?.fillIn(text)).toBe(fillIn(text));
  expect(findings[0]?.change).toEqual(['9\u00a0°C', '4\u00a0°C']);
  expect(findings[1]?.fillIn('{encargado}: {cumplidos} de {items}, {puntaje}, hace {dias}')).toBe(
    'Rocío: 3 de 4, 80, hace 3 días',
  );
  expect(findings[2]?.change).toEqual(['11:13', '11:13']);
});

test('a branch renamed in the whole file is renamed on every screen', () => {
  const renamed = dataOf(file.replaceAll('Cerro de las Rosas', 'Alberdi'));

  expect(renamed.fillIn(renamed.visit.labels.picture)).toMatch(/^Auditoría de Alberdi,/);
  expect(JSON.stringify(renamed)).not.toContain('Cerro');
});

test('a done task is verified once the plan has been to its branch after it was due', () => {
  const { list } = screenDataOf(read(file)).tasks;

  expect(list.filter((task) => task.isVerified)).toMatchObject([
    { title: 'Recargar los matafuegos', check: { person: 'Tomás' } },
    { title: 'Coser el toldo', check: { person: 'Julián' } },
  ]);
  expect(list.find(({ state }) => state === 'doing')?.check).toBeUndefined();
});

test('the next visit is the earliest, in whatever order the plan has its visits', () => {
  // The first supervisor also goes, later than anyone else, to branches where somebody goes before.
  const later = ['Cerro de las Rosas', 'Palermo', 'Quilmes'].map(
    (branch) => `        - day: 2026-06-30\n          branch: ${branch}\n`,
  );
  const { plan, tasks, lastVisits } = dataOf(
    file.replace('Supervisora de Córdoba\n      visits:\n', `$&${later.join('')}`),
  );
  const { check } = tasks.list.find(({ title }) => title === 'Coser el toldo') ?? {};
  const { visit } = lastVisits.list.find(({ branch }) => branch === 'Quilmes') ?? {};
  const days = [plan.day, check?.day, visit?.day].map((day) => day && isoDate(day));

  expect(days).toEqual(['2026-06-09', '2026-06-01', '2026-06-24']);
  expect([check?.person, visit?.person]).toEqual(['Julián', 'Julián']);
});

test('the last visits are in the order of their days, the longest wait first', () => {
  const days = dataOf().lastVisits.list.map((one) => one.days);

  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test('each branch has been visited by the plan’s day, or is one of the last visits', () => {
  const { branches, lastVisits, plan } = dataOf();
  const reached = plan.people
    .flatMap(({ visits }) => visits)
    .filter(({ day }) => day <= plan.day)
    .map(({ branch }) => branch);
  const waiting = lastVisits.list.map(({ branch }) => branch);

  expect([...new Set(reached), ...waiting].sort()).toEqual(
    branches.map(({ branch }) => branch).sort(),
  );
});

test('the audit’s task comes first among the tasks of its state, worded as in the audit', () => {
  const network = read(file);
  const { list } = screenDataOf(network).tasks;
  const { task: title, person } = network.visit.failed;

  expect(list).toHaveLength(network.tasks.list.length + 1);
  expect(list.find(({ state }) => state === network.tasks.followed)).toMatchObject({
    title,
    person,
  });
});
