import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readScreens } from '#data/getScreens.ts';
import { networkSchema } from '#schemas/network.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const file = readFileSync(join(projectRoot, 'tests/fixture/red.yaml'), 'utf8');
const read = (words: string) => networkSchema.parse(parse(words));
const network = read(file);

test('the sample network counts and adds up what its screens show', () => {
  const { fillIn, averages } = readScreens(network);
  const visits = network.plan.people.flatMap((line) => line.visits).length;

  expect(fillIn('{cumplidos} de {items}, {tareas} tareas, {vencidas} vencida')).toBe(
    '11 de 14, 7 tareas, 1 vencida',
  );
  expect(fillIn('{leyeron} de {sucursales}')).toBe('18 de 21');
  expect(fillIn('{visitasHechas} + {visitasHoy} + {visitasPorVenir}')).toBe('8 + 3 + 10');
  expect(fillIn('{puntaje}, {promedio}')).toBe('74, 90');
  expect(fillIn('{visitas}')).toBe(String(visits));
  expect(fillIn('{itemsHechos}/{itemsDelDia}')).toBe('19/42');
  expect(fillIn('{sinLeer} a {lectura}')).toBe('Posadas, Quilmes y Neuquén a 9\u00a0°C');
  expect(averages).toEqual([89, 90, 90, 90, 92, 93]);
});

test('the sample network follows a name that is replaced in the whole file', () => {
  const renamed = readScreens(read(file.replaceAll('Cerro', 'Alberdi')));

  expect(renamed.fillIn(renamed.visit.labels.picture)).toMatch(/^Auditoría de Alberdi,/);
  expect(JSON.stringify(renamed)).not.toContain('Cerro');
});
