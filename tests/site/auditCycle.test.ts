import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';

const { auditCycle: cycle } = content.page('landing/auditorias');
const { trades, evidence } = content.sampleNetwork();
const altOf = (name?: string) => evidence.photos.find((photo) => photo.name === name)?.alt;

test('what an audit finds goes from its photo to a task, and to the photo that shows it done', () => {
  const finding = trades.find(({ before }) => before === cycle.evidence);
  const steps = elementsOf(
    pageAt(routes['landing/auditorias'].path),
    '[aria-labelledby="ciclo"] li',
  );
  const photosOf = (step?: Element) =>
    [...(step?.querySelectorAll('img') ?? [])].map((photo) => photo.getAttribute('alt'));

  expect(finding).toBeDefined();
  expect(photosOf(steps[0])).toEqual([altOf(finding?.before)]);
  expect(steps[1]?.textContent).toContain(finding?.task);
  expect(steps[1]?.textContent).toContain(cycle.cause?.text);
  expect(photosOf(steps.at(-1))).toEqual([altOf(finding?.after)]);
});
