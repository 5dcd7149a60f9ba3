import { expect, test } from 'vitest';
import { auditResult } from '#sections/TryAudit/auditResult.ts';

const labels = {
  progress: '{contestados} de {items}',
  finished: '{puntaje} con {tareas} para {personas}, y {arreglado} al final',
  finishedTogether: '{puntaje} con {tareas} entre {personas}, y {arreglado} al final',
  clean: '{puntaje}, todo bien.',
  shared: '{puntaje}: {fallas}.',
  nothing: 'nada',
};
const weights = [14, 10, 8];

/** The result of answers written as one letter for each item: yes, no, or a dot for no answer. */
const resultOf = (answers: string) =>
  auditResult(
    weights.map((points, index) => ({
      text: `Ítem ${index + 1}`,
      points,
      person: index === 0 ? 'Pablo' : 'Rocío',
      answer: ({ s: 'yes', n: 'no' } as const)[answers[index] ?? '.'] ?? '',
    })),
    labels,
    90,
  );

test.each([
  ['no answer', '...', 90, '0 de 3', ''],
  ['a first «Sí»', 's..', 90, '1 de 3', '90: nada.'],
  ['a first «No»', 'n..', 76, '1 de 3', '76: Ítem 1.'],
  ['a «No» to the second alone', '.n.', 80, '1 de 3', '80: Ítem 2.'],
  [
    '«No», «Sí» and «No»',
    'nsn',
    68,
    '68 con 2 entre Pablo y Rocío, y 90 al final',
    '68: Ítem 1; Ítem 3.',
  ],
  ['a «No» alone', 'nss', 76, '76 con 1 para Pablo, y 90 al final', '76: Ítem 1.'],
  [
    '«No» to all',
    'nnn',
    58,
    '58 con 3 entre Pablo y Rocío, y 90 al final',
    '58: Ítem 1; Ítem 2; Ítem 3.',
  ],
  ['«Sí» to all', 'sss', 90, '90, todo bien.', '90: nada.'],
])('after %s the audit has $2 of 100 points', (_what, answers, score, summary, message) => {
  const isFinished = !answers.includes('.');

  expect(resultOf(answers)).toEqual({ score, summary, message, isFinished });
});
