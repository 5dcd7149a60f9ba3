import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { networkSchema } from '#schemas/network/networkSchema.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const file = readFileSync(join(projectRoot, 'tests/fixture/red.yaml'), 'utf8');
const read = (words: string) => networkSchema.parse(parse(words));

test('photos that only trades show may be of branches that the network does not have', () => {
  const branchOf = (name: string) => new RegExp(`(name: ${name}\\n.*\\n.*\\n      branch: ).*`);
  const elsewhere = file
    .replace('      evidence: carteleria\n', '')
    .replace('before: falta-una-tabla', 'before: carteleria')
    .replace(branchOf('carteleria'), '$1Pilar')
    .replace(branchOf('tablas'), '$1Pilar');

  expect(elsewhere.match(/branch: Pilar/g)).toHaveLength(2);
  expect(() => read(elsewhere)).not.toThrow();
  // The audit to try shows it too.
  expect(() => read(file.replace(branchOf('sin-fechas'), '$1Pilar'))).toThrow('«Pilar» no está');
});

/** A change of one line of the fixture's network, and what is said of it, with its place. */
test.each<[from: string, to: string, place: string, message: string]>([
  ['  before: 84', '  before: 86', 'home.before', 'semana anterior es «84»'],
  ['    points: 16', '    points: 14', 'visit.failed.points', 'con el arreglo es «16»'],
  ['  reading: 9\n  others', '  reading: 8\n  others', 'home.reading', 'es «9»'],
  ['    limit: 5\n', '    limit: 9\n', 'visit.failed.reading', 'pasa el máximo'],
  [
    '    day: 2026-06-04\n    reading',
    '    day: 2026-06-06\n    reading',
    'home.repaired.day',
    'vence',
  ],
  ['2026-06-08, 2026-06-15]', '2026-06-09, 2026-06-15]', 'scores.weeks.4', 'en lunes'],
  ['      followed: true\n', '', 'tasks.list', 'followed'],
  ['  open: Cocina', '  open: Patio', 'visit.open', 'ninguna sección'],
  ['      points: 10\n      task', '      points: 12\n      task', 'audit.items.0.points', '«10»'],
  ['evidence: sin-fechas', 'evidence: fechas', 'audit.items.0.evidence', 'se cumple'],
  ['      points: 5\n', '      points: 70\n', 'audit.items', 'más que los 74 puntos'],
  ['unread: [Posadas,', 'unread: [Pilar,', 'notice.unread.0', '«Pilar» no está'],
  ['without: [Posadas]', 'without: []', 'plan.without', 'Posadas'],
  ['evidence: carteleria\n', 'evidence: tablas\n', 'tasks.list.2.evidence', 'Nueva Córdoba'],
  ['      done: 5\n      of: 14', '      done: 5\n      of: 12', 'route.stops.1.of', 'es «14»'],
  [
    'verdict: failed\n      drawing: heladera-9',
    'verdict: met\n      drawing: heladera-9',
    'evidence.photos.0.verdict',
    '«failed»',
  ],
  ['drawing: heladera-9.svg', 'drawing: heladera-4.svg', 'evidence.photos.0.drawing', '4 °C'],
  ['name: tablas', 'name: mesada', 'evidence.photos.4.name', 'dos veces'],
  [
    '    - day: 2026-06-02\n    - day',
    '    - day: 2026-06-01\n    - day',
    'opening.week.1.day',
    'en orden',
  ],
  [
    '        item: Heladera a 5 °C o menos',
    '        item: Otro',
    'opening.week.3.missing.item',
    'ninguno de los ítems',
  ],
  [
    'failed: [Güemes, Posadas]',
    'failed: [Güemes, Palermo]',
    'standard.failed.1',
    'no puede ser 96',
  ],
  ['failed: [Güemes, Posadas]', 'failed: [Güemes, Pilar]', 'standard.failed.1', 'se comparan'],
  ['failed: [Güemes, Posadas]', 'failed: [Posadas]', 'standard.photos.1', 'lo contrario'],
  ['  item: La promo', '  item: Otra', 'standard.item', 'No es un ítem'],
  ['    before: sin-fechas', '    before: fechas', 'trades.0.before', 'que se cumple'],
  ['    after: tablas', '    after: promo-palermo', 'trades.2.after', 'es «Cerro de las Rosas»'],
  ['    due: 2026-06-02\n    after', '    due: 2026-06-01\n    after', 'trades.0.due', 'vence'],
])('the sample network may not contradict itself: $2, $3', (from, to, place, message) => {
  expect(file).toContain(from);
  const { error } = networkSchema.safeParse(parse(file.replace(from, to)));
  const told = (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);

  expect(told).toContainEqual(
    expect.stringMatching(`^${RegExp.escape(place)}: .*${RegExp.escape(message)}`),
  );
});
