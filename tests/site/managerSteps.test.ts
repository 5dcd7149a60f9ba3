import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

const page = pageAt(routes.app.path);
const { taskPhone, findings } = screenDataOf(content.sampleNetwork());
/** The finding whose repair the three screens show. */
const { evidence } = content.page('app').managerSteps;
const finding = findings.find(({ before }) => before === evidence);
const steps = elementsOf(page, '[aria-labelledby="encargado"] li');

test('a screen reader hears what each of the manager’s three screens shows', () => {
  const heard = steps.map((step) => step.querySelector('[role="img"]')?.getAttribute('aria-label'));
  const { open, photo, done } = taskPhone.pictures;

  expect(finding).toBeDefined();
  expect(heard).toEqual([open, photo, done].map((words) => finding?.fillIn(words)));
  for (const step of steps) {
    expect(step.querySelectorAll('[role="img"] > :not([aria-hidden="true"])')).toHaveLength(0);
  }
});

test('the manager’s screens are said to be an example, once', () => {
  const section = elementsOf(page, '[aria-labelledby="encargado"]')[0];

  expect(section?.textContent.split(content.sampleNetwork().caption)).toHaveLength(2);
});

test('the task is pending until it is done', () => {
  const due = finding?.fillIn(taskPhone.labels.due);

  expect(wordsOf(steps[0])).toContain(`${finding?.task}${due}Pendiente`);
  expect(wordsOf(steps[2])).toContain('Hecho');
  expect(wordsOf(steps[2])).not.toContain('Pendiente');
});
