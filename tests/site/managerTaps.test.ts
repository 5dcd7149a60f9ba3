import { expect, test } from 'vitest';
import { readNetwork } from '#data/network.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';
import { wordsOf } from '#tests/support/words.ts';

const page = pageAt(routes.app.path);
const steps = elementsOf(page, '[aria-labelledby="encargado"] li');
const { tasks, manager, followedState, fillIn } = readNetwork(content.network());

test('a screen reader hears what each of the manager’s three screens shows', () => {
  const [open = '', photo = '', done = ''] = steps.map(
    (step) => step.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '',
  );

  expect(steps).toHaveLength(3);
  expect(open).toContain(fillIn('{tarea}'));
  expect(open).toContain(fillIn('{encargado}'));
  expect(photo).toContain(fillIn('{lecturaArreglo}'));
  expect(done).toContain(fillIn('{lectura}'));
  expect(done).toContain(fillIn('{lecturaArreglo}'));
  for (const step of steps) {
    expect(step.querySelectorAll('[role="img"] > :not([aria-hidden="true"])')).toHaveLength(0);
  }
});

test('the manager’s screens are said to be an example, once', () => {
  const section = elementsOf(page, '[aria-labelledby="encargado"]')[0];

  expect(section?.textContent.split(content.network().caption)).toHaveLength(2);
});

test('before it is done the task has the state that the board of /soluciones gives it', () => {
  expect(wordsOf(steps[0])).toContain(fillIn(manager.labels.due));
  expect(wordsOf(steps[0])).toContain(fillIn(tasks.labels[followedState]));
});
