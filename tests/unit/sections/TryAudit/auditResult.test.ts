import { expect, test } from 'vitest';
import { auditResult } from '#sections/TryAudit/auditResult.ts';

const labels = {
  progress: '{contestados} de {items}',
  finished: '{puntaje} con {tareas}',
  clean: 'Todo bien.',
  shared: '{puntaje}: {fallas}.',
  nothing: 'nada',
};
const weights = [14, 10, 8];

/** The result of one letter for each item: yes, no, or a dot where it is not answered. */
const resultOf = (answers: string) =>
  auditResult(
    weights.map((points, index) => ({
      text: `Ítem ${index + 1}`,
      points,
      isMet: { s: true, n: false }[answers[index] ?? '.'],
    })),
    labels,
  );

test.each([
  ['no answer', '...', 100, '0 de 3', ''],
  ['a first «Sí»', 's..', 100, '1 de 3', '100: nada.'],
  ['a first «No»', 'n..', 86, '1 de 3', '86: Ítem 1.'],
  ['a «No» to the second alone', '.n.', 90, '1 de 3', '90: Ítem 2.'],
  ['«No», «Sí» and «No»', 'nsn', 78, '78 con 2', '78: Ítem 1; Ítem 3.'],
  ['«No» to all', 'nnn', 68, '68 con 3', '68: Ítem 1; Ítem 2; Ítem 3.'],
  ['«Sí» to all', 'sss', 100, 'Todo bien.', '100: nada.'],
])('after %s the audit has $2 of 100 points', (_what, answers, score, summary, message) => {
  const isFinished = !answers.includes('.');

  expect(resultOf(answers)).toEqual({ score, summary, message, isFinished });
});
