import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

const page = pageAt(routes.app.path);
const steps = elementsOf(page, '[aria-labelledby="encargado"] li');

test('a screen reader hears what each of the manager’s three screens shows', () => {
  const [open = '', photo = '', done = ''] = steps.map(
    (step) => step.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '',
  );

  expect(steps).toHaveLength(3);
  expect(open).toContain('Celular de Pablo, en Cerro de las Rosas.');
  expect(open).toContain('Una mesada con una olla sucia, un charco y restos de comida. Vence');
  expect(photo).toContain('Una mesada limpia, con un trapo doblado y nada más encima.');
  expect(done).toContain('«Limpiar la mesada y despejarla» con sus dos fotos');
  expect(done).toContain('y la del 2 de junio.');
  for (const step of steps) {
    expect(step.querySelectorAll('[role="img"] > :not([aria-hidden="true"])')).toHaveLength(0);
  }
});

test('the manager’s screens are said to be an example, once', () => {
  const section = elementsOf(page, '[aria-labelledby="encargado"]')[0];

  expect(section?.textContent.split(content.sampleNetwork().caption)).toHaveLength(2);
});

test('the task is pending until it is done', () => {
  expect(wordsOf(steps[0])).toContain('Limpiar la mesada y despejarlaVence el 5 de junioPendiente');
  expect(wordsOf(steps[2])).toContain('Hecho');
  expect(wordsOf(steps[2])).not.toContain('Pendiente');
});
