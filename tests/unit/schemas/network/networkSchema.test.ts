import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { content } from '#tests/support/content.ts';
import { networkSchema } from '#schemas/network/networkSchema.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const file = readFileSync(join(projectRoot, 'tests/fixture/red.yaml'), 'utf8');

/**
 * A field of the fixture's network, such as `visit.failed.points`, and its new value; `undefined` removes the field.
 */
type Change = readonly [field: string, value: unknown];

/** What is wrong with the fixture's network after these changes, as «place: message». */
function problemsAfter(...changes: Change[]): string[] {
  const network = parseDocument(file);
  for (const [field, value] of changes) {
    const path = field.split('.');
    if (!network.hasIn(path)) throw new Error(`The fixture's network has no ${field}.`);
    if (value === undefined) network.deleteIn(path);
    else network.setIn(path, network.createNode(value));
  }
  const { error } = networkSchema.safeParse(network.toJS());
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

/** The place of a photo of this name. */
const photo = (wanted: string): string =>
  `evidence.photos.${content.network().evidence.photos.findIndex(({ name }) => name === wanted)}`;

test('photos that only trades show may be of branches that the network does not have', () => {
  const changes: Change[] = [
    // A task shows it, and its photo has to be of a branch.
    ['tasks.list.2.evidence', undefined],
    ['trades.2.before', 'carteleria'],
    [`${photo('carteleria')}.branch`, 'Pilar'],
    [`${photo('tablas')}.branch`, 'Pilar'],
  ];

  expect(problemsAfter(...changes)).toEqual([]);
  // The audit to try shows it too.
  expect(problemsAfter([`${photo('sin-fechas')}.branch`, 'Pilar'])).toContainEqual(
    expect.stringContaining('«Pilar» no está'),
  );
});

test.each<[rule: string, ...change: Change, message: string, place?: string]>([
  ['the fridge was too warm', 'visit.failed.limit', 9, 'pasa el máximo', 'visit.failed.reading'],
  [
    'the repair ends above the minimum',
    'visit.failed.points',
    10,
    'lo pasa: llega a 84',
    'expected',
  ],
  ['an item weighs no more than its branch lacks', 'visit.failed.points', 27, 'faltan 26 puntos'],
  ['the task is done in time', 'visit.failed.due', '2026-06-03', 'vence la tarea'],
  [
    'the repair is of another day of the same week',
    `${photo('heladera-4')}.day`,
    '2026-06-02',
    'de otro día',
    'repair.evidence',
  ],
  [
    'the story begins with a photo of what fails',
    `${photo('heladera-9')}.verdict`,
    'met',
    'se cumple',
    'visit.failed.evidence',
  ],
  [
    'a drawn thermometer shows what was read',
    `${photo('heladera-9')}.drawing`,
    'heladera-4.svg',
    '4 °C',
    'evidence.photos.0.drawing',
  ],
  [
    'each photo has a name of its own',
    `${photo('tablas')}.name`,
    'mesada',
    'dos veces',
    'evidence.photos.4.name',
  ],
  ['the weeks begin on Mondays', 'scores.firstMonday', '2026-05-12', 'en lunes'],
  [
    'the chart has a week before the visit and two after',
    'scores.firstMonday',
    '2026-06-01',
    'una semana antes',
  ],
  ['each branch is in the chart once', 'scores.others.0.branch', 'Cerro de las Rosas', 'dos veces'],
  ['every branch is one of the network', 'notice.unread.0', 'Pilar', '«Pilar» no está'],
  [
    'a section has both counts or none',
    'visit.sections.0.of',
    undefined,
    'Van',
    'visit.sections.0',
  ],
  ['no more is met than there is', 'visit.sections.0.met', 5, 'tiene 4'],
  [
    'one section is open',
    'visit.sections',
    [{ title: 'Salón' }, { title: 'Cocina' }],
    'hay 2 sin ellos',
  ],
  [
    'an item to try weighs what the visit says',
    'audit.items.3.text',
    'Tablas por color',
    'ya dice lo que pesa',
    'audit.items.3.points',
  ],
  [
    'an item to try that the visit does not have says what it weighs',
    'audit.items.0.text',
    'Fechas de elaboracion a la vista',
    '¿Quisiste decir «Fechas de elaboración a la vista»?',
    'audit.items.0.points',
  ],
  ['a «No» has the photo of what fails', 'audit.items.0.evidence', 'fechas', 'se cumple'],
  [
    'the items to try weigh no more than the score',
    'audit.items.3.points',
    70,
    'más que los 74 puntos',
    'audit.items',
  ],
  [
    'the visit is in the plan',
    'plan.people.0.visits.0.day',
    '2026-06-03',
    'nadie visita «Cerro de las Rosas» el 2026-06-02',
    'plan.people',
  ],
  [
    'who finds it comes back',
    'plan.people.0.visits.3.branch',
    'Posadas',
    'Lucía encuentra el desvío el 2026-06-02 y tiene que volver',
    'plan.people',
  ],
  [
    'the route has the plan’s visits of its day',
    'route.stops.2.branch',
    'Palermo',
    'es «Alta Córdoba, Cerro de las Rosas, Güemes»',
    'route.stops',
  ],
  ['no more is done than the checklist has', 'route.stops.1.done', 15, 'tiene 14'],
  ['a task’s photo is of its branch', 'tasks.list.2.evidence', 'tablas', 'Nueva Córdoba'],
  ['the days of the opening are in order', 'opening.week.1.day', '2026-06-01', 'en orden'],
  [
    'what the opening lacked is one of its items',
    'opening.week.3.missing.item',
    'Otro',
    'ninguno de los ítems',
  ],
  [
    'a branch that fails an item has no higher score than it allows',
    'standard.failed.1',
    'Palermo',
    'no puede ser 96',
  ],
  ['the branches that fail are among the compared', 'standard.failed.1', 'Pilar', 'no está'],
  [
    'a photo of the compared shows what its branch does',
    'standard.failed',
    ['Posadas'],
    'lo contrario',
    'standard.photos.1',
  ],
  ['the compared item is of an audit', 'standard.item', 'Otra', 'No es un ítem'],
  [
    'who fails in the trial is in it',
    'trial.items.0.failed',
    ['Güemes'],
    'entre los locales de la prueba',
  ],
  ['a trade begins with a photo of what fails', 'trades.0.before', 'fechas', 'que se cumple'],
  [
    'a trade’s photos are of one branch',
    'trades.2.after',
    'promo-palermo',
    'es «Cerro de las Rosas»',
  ],
  ['a trade’s task is done in time', 'trades.0.due', '2026-06-01', 'vence'],
  [
    'a trade’s item weighs no more than its branch lacks',
    'trades.0.visit.points',
    21,
    'faltan 20 puntos',
  ],
  ['a trade’s visit is below the minimum', 'trades.0.visit.score', 85, 'bajo el mínimo'],
  [
    'a trade’s finding is older than its photo',
    'trades.0.visit.since',
    '2026-06-02',
    'desde antes',
  ],
])('in the sample network %s', (_rule, field, value, message, place = field) => {
  expect(problemsAfter([field, value])).toContainEqual(
    expect.stringMatching(`^${RegExp.escape(place)}: .*${RegExp.escape(message)}`),
  );
});
