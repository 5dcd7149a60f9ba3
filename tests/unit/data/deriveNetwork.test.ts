import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deriveNetwork } from '#data/deriveNetwork.ts';
import { networkSchema } from '#schemas/network/networkSchema.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const file = readFileSync(join(projectRoot, 'tests/fixture/red.yaml'), 'utf8');
const read = (text: string) => networkSchema.parse(parse(text));

test('the screens show counts and sums of the sample network', () => {
  const network = read(file);
  const { fillIn, averages } = deriveNetwork(network);
  const visits = network.plan.people.flatMap((line) => line.visits).length;

  expect(fillIn('{cumplidos} de {items}, {tareas} tareas, {vencidas} vencida')).toBe(
    '11 de 14, 7 tareas, 1 vencida',
  );
  expect(fillIn('{leyeron} de {sucursales}')).toBe('18 de 21');
  expect(fillIn('{visitasHechas} + {visitasHoy} + {visitasPorVenir}')).toBe('8 + 3 + 10');
  expect(fillIn('{aperturasCompletas}/{aperturas}')).toBe('5/6');
  expect(fillIn('{puntaje}, {promedio}')).toBe('74, 90');
  expect(fillIn('{visitas}')).toBe(String(visits));
  expect(fillIn('{itemsHechos}/{itemsDelDia}')).toBe('19/42');
  expect(fillIn('A {lectura}')).toBe('A 9\u00a0°C');
  expect(fillIn('{puntaje} + {peso} = {puntajeArreglo}, el {diaArreglo}')).toBe(
    '74 + 16 = 90, el 4 de junio',
  );
  expect(fillIn('{arreglo}')).toBe('Burlete nuevo y heladera a 4\u00a0°C');
  expect(fillIn('{leyeronCircular}: {sinLeerCircular}; {vencidaDe}, {vencidaEn}')).toBe(
    '20: Güemes; Camila, Nueva Córdoba',
  );
  expect(averages).toEqual([89, 90, 90, 90, 92, 93]);
});

test('the story and each trade are told in one shape, with values of their own', () => {
  const { findings, fillIn } = deriveNetwork(read(file));
  const text = '{encargado}, {sucursal}: {item}';

  expect(findings[0]?.fillIn(text)).toBe(fillIn(text));
  expect(findings[0]?.change).toEqual(['9\u00a0°C', '4\u00a0°C']);
  expect(findings[1]?.fillIn('{encargado}: {cumplidos} de {items}, {puntaje}, hace {dias}')).toBe(
    'Rocío: 3 de 4, 80, hace 3 días',
  );
  expect(findings[2]?.change).toEqual(['11:13', '11:13']);
  expect(fillIn('{sobreMinimoVisita} de {sucursales}')).toBe('20 de 21');
});

test('a branch renamed in the whole file is renamed on every screen', () => {
  const renamed = deriveNetwork(read(file.replaceAll('Cerro de las Rosas', 'Alberdi')));

  expect(renamed.fillIn(renamed.visit.labels.picture)).toMatch(/^Auditoría de Alberdi,/);
  expect(JSON.stringify(renamed)).not.toContain('Cerro');
});

test('the task of the audit is the first of its state on the board, as the audit has it', () => {
  const network = read(file);
  const { list } = deriveNetwork(network).tasks;
  const { task: title, person } = network.visit.failed;

  expect(list).toHaveLength(network.tasks.list.length + 1);
  expect(list.find(({ state }) => state === network.tasks.followed)).toMatchObject({
    title,
    person,
  });
});
