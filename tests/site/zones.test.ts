import { expect, test } from 'vitest';
import { deriveNetwork } from '#data/deriveNetwork.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';
import { wordsOf } from '#tests/support/words.ts';

test('each supervisor’s zone is shown with its mean score and its lowest branch; last, who gets no visit', () => {
  const { zones, plan, scores, fillIn } = deriveNetwork(content.network());
  const screen = elementsOf(pageAt('/con_todo'), '[role="img"]').find((one) =>
    one.getAttribute('aria-label')?.startsWith(fillIn(zones.labels.picture)),
  );
  const lines = [...(screen?.querySelectorAll('div:has(> svg)') ?? [])].map(wordsOf);
  const [without] = scores.others.filter(({ branch }) => plan.without.includes(branch));

  expect(lines).toEqual([
    ...zones.list.map(({ person, averages, lowest }) =>
      expect.stringMatching(
        `${person}.*${lowest.branch}, ${lowest.weekly.at(-1)} ?${Math.round(averages[0] ?? 0)} → ${Math.round(averages.at(-1) ?? 0)}$`,
      ),
    ),
    expect.stringMatching(`${without?.branch}.*${without?.weekly[0]} → ${without?.weekly.at(-1)}$`),
  ]);
});
