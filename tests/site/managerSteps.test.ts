import { expect, test } from 'vitest';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

const page = pageAt(routes.app.path);
const steps = elementsOf(page, '[aria-labelledby="encargado"] li');
const { evidence } = content.page('app').managerSteps;
const { tasks, taskPhone, findings, fillIn } = screenDataOf(content.sampleNetwork());
const finding = findings.find(({ before }) => before === evidence);

test('a screen reader hears what each of the manager’s three screens shows', () => {
  const [open = '', photo = '', done = ''] = steps.map(
    (step) => step.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '',
  );

  expect(steps).toHaveLength(3);
  expect(open).toContain(finding?.task);
  expect(open).toContain(finding?.person);
  expect(open).toContain(finding?.values.fotoAntes);
  expect(photo).toContain(finding?.values.fotoDespues);
  expect(done).toContain(finding?.values.diaArreglo);
  for (const step of steps) {
    expect(step.querySelectorAll('[role="img"] > :not([aria-hidden="true"])')).toHaveLength(0);
  }
});

test('the manager’s screens are said to be an example, once', () => {
  const section = elementsOf(page, '[aria-labelledby="encargado"]')[0];

  expect(section?.textContent.split(content.sampleNetwork().caption)).toHaveLength(2);
});

test('the task is pending until it is done, and then says what changed', () => {
  expect(wordsOf(steps[0])).toContain(finding?.fillIn(taskPhone.labels.due));
  expect(wordsOf(steps[0])).toContain(fillIn(tasks.labels.pending));
  expect(wordsOf(steps[2])).toContain(finding?.change.join(''));
});
