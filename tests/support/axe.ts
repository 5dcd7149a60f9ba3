import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Every rule of WCAG 2.2 A and AA that axe has, `target-size` among them, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Check {
  data?: { messageKey?: string } | null;
}

/** Expects axe to find nothing wrong with a page as it stands, but for the rules in `without`. */
export async function expectAccessible(
  page: Page,
  state: string,
  without: readonly string[] = [],
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: tags })
    .disableRules([...without])
    // Frames of other sites are theirs; without them one run asks the page once.
    .setLegacyMode(true)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      // The bar at the bottom of a phone's screen always lies on something, until one scrolls.
      .filter(
        ({ any }) => !(any as Check[]).some(({ data }) => data?.messageKey === 'partiallyObscured'),
      )
      .map(({ html }) => `${id}: ${html}`),
  );
  expect.soft(found, `axe, ${state}`).toEqual([]);
}
