import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { content } from '#tests/support/content.ts';
import { networkSchema } from '#schemas/network/networkSchema.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const file = readFileSync(join(projectRoot, 'tests/fixture/red.yaml'), 'utf8');

/** A field of the fixture's network, as `visit.failed.points`, and what it says instead; `undefined` leaves it out. */
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
    // A task shows it, which has to be of a branch.
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

test.each<[...change: Change, place: string, message: string]>([
  ['visit.failed.points', 14, 'visit.failed.points', 'con el arreglo es «16»'],
  ['visit.failed.limit', 9, 'visit.failed.reading', 'pasa el máximo'],
  ['repair.day', '2026-06-06', 'repair.day', 'vence'],
  ['scores.weeks.4', '2026-06-09', 'scores.weeks.4', 'en lunes'],
  ['visit.open', 'Patio', 'visit.open', 'ninguna sección'],
  ['audit.items.0.points', 12, 'audit.items.0.points', '«10»'],
  ['audit.items.0.evidence', 'fechas', 'audit.items.0.evidence', 'se cumple'],
  ['audit.items.3.points', 70, 'audit.items', 'más que los 74 puntos'],
  ['notice.unread.0', 'Pilar', 'notice.unread.0', '«Pilar» no está'],
  ['plan.without', [], 'plan.without', 'Posadas'],
  ['tasks.list.2.evidence', 'tablas', 'tasks.list.2.evidence', 'Nueva Córdoba'],
  ['route.stops.1.of', 12, 'route.stops.1.of', 'es «14»'],
  [`${photo('heladera-9')}.verdict`, 'met', 'evidence.photos.0.verdict', '«failed»'],
  [`${photo('heladera-9')}.drawing`, 'heladera-4.svg', 'evidence.photos.0.drawing', '4 °C'],
  [`${photo('tablas')}.name`, 'mesada', 'evidence.photos.4.name', 'dos veces'],
  ['opening.week.1.day', '2026-06-01', 'opening.week.1.day', 'en orden'],
  ['opening.week.3.missing.item', 'Otro', 'opening.week.3.missing.item', 'ninguno de los ítems'],
  ['standard.failed.1', 'Palermo', 'standard.failed.1', 'no puede ser 96'],
  ['standard.failed.1', 'Pilar', 'standard.failed.1', 'se comparan'],
  ['standard.failed', ['Posadas'], 'standard.photos.1', 'lo contrario'],
  ['trial.items.0.failed', ['Güemes'], 'trial.items.0.failed', 'entre los locales de la prueba'],
  ['standard.item', 'Otra', 'standard.item', 'No es un ítem'],
  ['trades.0.before', 'fechas', 'trades.0.before', 'que se cumple'],
  ['trades.2.after', 'promo-palermo', 'trades.2.after', 'es «Cerro de las Rosas»'],
  ['trades.0.due', '2026-06-01', 'trades.0.due', 'vence'],
  ['trades.0.visit.open', 'Patio', 'trades.0.visit.open', 'ninguna sección'],
  ['trades.0.visit.points', 21, 'trades.0.visit.points', 'faltan 20 puntos'],
  ['trades.0.visit.score', 85, 'trades.0.visit.score', 'bajo el mínimo'],
  ['trades.0.visit.since', '2026-06-02', 'trades.0.visit.since', 'desde antes'],
])('the sample network may not contradict itself: $2, $3', (field, value, place, message) => {
  expect(problemsAfter([field, value])).toContainEqual(
    expect.stringMatching(`^${RegExp.escape(place)}: .*${RegExp.escape(message)}`),
  );
});
