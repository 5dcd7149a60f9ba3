import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import type { z } from 'astro/zod';
import { content } from '#tests/support/sites/content.ts';
import { disagreements } from '#sampleNetwork/disagreements/disagreements.ts';
import { sampleNetworkSchema } from '#sampleNetwork/sampleNetworkSchema.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const file = readFileSync(join(projectRoot, 'tests/fixture/red.yaml'), 'utf8');

/**
 * A field of the fixture's network, such as `visit.failed.points`, and its new value; `undefined` removes the field.
 */
type Change = readonly [field: string, value: unknown];

/** The fixture's network after these changes, as it is read from `red.yaml`. */
function networkAfter(...changes: Change[]): unknown {
  const network = parseDocument(file);
  for (const [field, value] of changes) {
    const path = field.split('.');
    if (!network.hasIn(path)) throw new Error(`The fixture's network has no ${field}.`);
    if (value === undefined) network.deleteIn(path);
    else network.setIn(path, network.createNode(value));
  }
  return network.toJS();
}

type Message = Pick<z.core.$ZodIssue, 'path' | 'message'>;
const inWords = ({ path, message }: Message) => `${path.join('.')}: ${message}`;

/** What the schema refuses in the network after these changes, as «place: message». */
const refusedIn = (...changes: Change[]) =>
  (sampleNetworkSchema.safeParse(networkAfter(...changes)).error?.issues ?? []).map(inWords);

/** What the places of the network say against each other after these changes. */
const hintsIn = (...changes: Change[]) =>
  disagreements(sampleNetworkSchema.parse(networkAfter(...changes))).map(inWords);

/** The place of a photo of this name. */
const photo = (wanted: string): string =>
  `evidence.photos.${content.sampleNetwork().evidence.photos.findIndex(({ name }) => name === wanted)}`;

test('the fixture’s network, whose trades are of other networks, gets no hint', () => {
  expect(hintsIn()).toEqual([]);
});

interface WrongValue {
  rule: string;
  field: Change[0];
  value: Change[1];
  /** A part of the message, whose place is `at` or else the field. */
  says: string;
  at?: string;
}

test.each<WrongValue>([
  {
    rule: 'the weeks begin on Mondays',
    field: 'scores.firstMonday',
    value: '2026-05-12',
    says: 'en lunes',
  },
  {
    rule: 'the chart has a week before the visit and two after',
    field: 'scores.firstMonday',
    value: '2026-06-01',
    says: 'una semana antes',
  },
  {
    rule: 'each photo has a name of its own',
    field: `${photo('tablas')}.name`,
    value: 'mesada',
    says: 'dos veces',
    at: 'evidence.photos.4.name',
  },
  {
    rule: 'every branch has a score for each week',
    field: 'scores.others.0.weekly',
    value: [1, 2],
    says: 'son 6 y hay 2.',
  },
  {
    rule: 'a section has both counts or none',
    field: 'visit.sections.0.of',
    value: undefined,
    says: 'Van',
    at: 'visit.sections.0',
  },
  {
    rule: 'no more is met than there is',
    field: 'visit.sections.0.met',
    value: 5,
    says: 'tiene 4',
  },
  {
    rule: 'one section is open',
    field: 'visit.sections',
    value: [{ title: 'Salón' }, { title: 'Cocina' }],
    says: 'hay 2 sin ellos',
  },
  {
    rule: 'an item to try that the visit does not have says what it weighs',
    field: 'tryAudit.items.0.text',
    value: 'Fechas de elaboracion a la vista',
    says: 'Falta «points»',
    at: 'tryAudit.items.0.points',
  },
  {
    rule: 'the visit is in the plan',
    field: 'plan.people.0.visits.0.day',
    value: '2026-06-03',
    says: 'nadie visita «Cerro de las Rosas» el 2026-06-02',
    at: 'plan.people',
  },
  {
    rule: 'who finds it comes back',
    field: 'plan.people.0.visits.3.branch',
    value: 'Posadas',
    says: 'Lucía encuentra el desvío el 2026-06-02 y tiene que volver',
    at: 'plan.people',
  },
  {
    rule: 'what the opening lacked is one of its items',
    field: 'opening.week.3.missing.item',
    value: 'Otro',
    says: 'ninguno de los ítems',
  },
  {
    rule: 'the compared item is of an audit',
    field: 'sameItem.item',
    value: 'Otra',
    says: 'No es un ítem',
  },
  {
    rule: 'the branches that fail the fifteen-day test are part of it',
    field: 'fifteenDayTest.items.0.failed',
    value: ['Güemes'],
    says: 'entre los locales de la prueba',
  },
])('the sample network is refused unless $rule', ({ field, value, says, at = field }) => {
  expect(refusedIn([field, value])).toContainEqual(
    expect.stringMatching(`^${RegExp.escape(at)}: .*${RegExp.escape(says)}`),
  );
});

test.each<WrongValue>([
  {
    rule: 'the fridge was too warm',
    field: 'visit.failed.limit',
    value: 9,
    says: 'pasa el máximo',
    at: 'visit.failed.reading',
  },
  {
    rule: 'the repair ends above the minimum',
    field: 'visit.failed.points',
    value: 10,
    says: 'lo pasa: llega a 84',
    at: 'expected',
  },
  {
    rule: 'an item weighs no more than its branch lacks',
    field: 'visit.failed.points',
    value: 27,
    says: 'pesa 27 y el puntaje es 74',
  },
  {
    rule: 'the task is done in time',
    field: 'visit.failed.due',
    value: '2026-06-03',
    says: 'vence la tarea (2026-06-03)',
    at: 'repair.evidence',
  },
  {
    rule: 'the repair is of another day of the same week',
    field: `${photo('heladera-4')}.day`,
    value: '2026-06-02',
    says: 'de otro día',
    at: 'repair.evidence',
  },
  {
    rule: 'each branch is in the chart once',
    field: 'scores.others.0.branch',
    value: 'Cerro de las Rosas',
    says: 'dos veces',
  },
  {
    rule: 'every branch is one of the network',
    field: 'notice.unread.0',
    value: 'Pilar',
    says: '«Pilar» no está',
  },
  {
    rule: 'a branch is written alike everywhere',
    field: 'notice.unread.0',
    value: 'Alta Cordoba',
    says: '¿Quisiste decir «Alta Córdoba»?',
  },
  {
    rule: 'the items to try weigh no more than the score',
    field: 'tryAudit.items.3.points',
    value: 70,
    says: 'más que los 74 puntos',
    at: 'tryAudit.items',
  },
  {
    rule: 'the day’s route has the plan’s visits of its day',
    field: 'dayRoute.stops.2.branch',
    value: 'Palermo',
    says: 'es «Alta Córdoba, Cerro de las Rosas, Güemes»',
    at: 'dayRoute.stops',
  },
  {
    rule: 'no more is done than the checklist has',
    field: 'dayRoute.stops.1.done',
    value: 15,
    says: 'tiene 14',
  },
  {
    rule: 'a branch that fails an item has no higher score than it allows',
    field: 'sameItem.failed.1',
    value: 'Palermo',
    says: 'no puede ser 96',
  },
  {
    rule: 'the branches that fail are among the compared',
    field: 'sameItem.failed.1',
    value: 'Pilar',
    says: 'no está',
  },
  {
    rule: 'a trade’s photos are of one branch',
    field: 'trades.2.after',
    value: 'promo-palermo',
    says: 'la del hallazgo, de «',
  },
  {
    rule: 'a trade’s task is done in time',
    field: 'trades.0.due',
    value: '2026-06-01',
    says: 'vence',
    at: 'trades.0.after',
  },
  {
    rule: 'the return visit is after the photo of the repair',
    field: 'plan.people.0.visits.3.day',
    value: '2026-06-03',
    at: 'plan.people',
    says: 'se vuelve después de la foto del arreglo',
  },
  {
    rule: 'a trade’s repair is verified on a later day',
    field: 'trades.0.verified',
    value: '2026-06-02',
    says: 'confirma otro día',
  },
  {
    rule: 'a trade’s item weighs no more than its branch lacks',
    field: 'trades.0.visit.points',
    value: 21,
    says: 'pesa 21',
  },
  {
    rule: 'a trade’s visit is below the minimum',
    field: 'trades.0.visit.score',
    value: 85,
    says: 'bajo el mínimo',
  },
  {
    rule: 'a trade’s finding is older than its photo',
    field: 'trades.0.visit.since',
    value: '2026-06-02',
    says: 'desde antes',
  },
])('the sample network gets a hint unless $rule', ({ field, value, says, at = field }) => {
  expect(hintsIn([field, value])).toContainEqual(
    expect.stringMatching(`^${RegExp.escape(at)}: .*${RegExp.escape(says)}`),
  );
});
