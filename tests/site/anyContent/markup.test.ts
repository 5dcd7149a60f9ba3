import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { formatDate, formatShortDate } from '#lib/dates.ts';
import { placeholdersIn } from '#lib/placeholders.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';
import { errorRoute } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  elementsOf,
  islandsOf,
  pageAt,
  pages,
  viewedArticles,
  wholePages,
  type SitePage,
} from '#tests/support/builtPages/site.ts';

const standard = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'no-missing-references': 'error',
    // Safari drops the role of a list without bullets unless it is explicit.
    'no-redundant-role': 'off',
    // Line breaks in phone numbers are prevented by CSS.
    'tel-non-breaking': 'off',
    // Ids of a legal text's headings begin with a digit, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The login submits nothing (spec section 2).
    'wcag/h32': 'off',
    // Titles have limits of their own: pages 65 letters, articles 110.
    'long-title': 'off',
    // React's way of writing attributes and void elements, which is valid.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
});

const textsOf = (page: SitePage, selector: string) =>
  elementsOf(page, selector).map((element) => element.textContent.trim());

test.each(pages)(
  '$path is valid HTML in Argentine Spanish, with one main heading',
  async (page) => {
    const { results } = await standard.validateString(page.html);

    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(page.document.documentElement.lang).toBe('es-AR');
    expect(textsOf(page, 'h1')).toEqual([expect.stringMatching(/\S/)]);
  },
);

test.each([...pages, ...viewedArticles])(
  '$path says no placeholder that a value replaces',
  (page) => {
    const said = elementsOf(page, 'body :not(script, style)').flatMap((element) => [
      ...[...element.childNodes].map(({ nodeType, textContent }) => nodeType === 3 && textContent),
      element.getAttribute('aria-label'),
      element.getAttribute('alt'),
    ]);

    expect(said.flatMap((words) => placeholdersIn(words || ''))).toEqual([]);
  },
);

const ownSite = `[href^="${new URL(content.site().url).origin}/"]`;
const parts = [...pages, ...viewedArticles];

describe('every page', () => {
  test.each([
    ['runs no code from an address', '[href^="javascript:" i]'],
    [
      'opens other sites in a new tab, which can’t reach back',
      `a[href^="http"]:not(${ownSite}, [target="_blank"][rel~="noopener"])`,
    ],
    [
      'opens the site’s own pages in the same tab',
      `a[target]:not([href^="http"]), a[target]${ownSite}`,
    ],
    [
      'gives each image its size and its words',
      'img:not([alt][width][height]), img:is([width="0"], [height="0"])',
    ],
    [
      'leaves without words only pictures that repeat or decorate (WCAG 1.1.1)',
      'img[alt=""]:not([aria-hidden="true"], [aria-hidden="true"] *, [hidden] *, a[aria-label] *)',
    ],
    [
      'has tables whose rows and columns have headers of their kind',
      'tbody th:not([scope="row"]), thead :is(td, [scope="row"]), tbody td:first-child:not([data-label])',
    ],
    [
      'hides each drawing from screen readers or names it',
      'svg:not([aria-hidden="true"], [aria-hidden="true"] *, [role="img"], [role="img"] *)',
    ],
    [
      'shows no button that works only once its script has come',
      'button[data-consent]:not([disabled], [hidden] *, dialog *)',
    ],
    ['takes no single key as a command (WCAG 2.1.4)', '[accesskey]'],
    ['has no tooltip, which only a pointer finds (WCAG 1.4.13)', '[title]:not(iframe):not(link)'],
  ])('%s', (_what, selector) => {
    const found = parts.flatMap((page) => elementsOf(page, selector));

    expect(found.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('has no drawing that is read twice, by its description and its words (WCAG 1.1.1)', () => {
    const drawn = parts
      .flatMap((page) => elementsOf(page, '[role="img"] > :not([aria-hidden="true"])'))
      .filter(({ textContent }) => textContent.trim());

    expect(drawn.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('shows nothing on hover alone (WCAG 1.4.13)', () => {
    const styles = pages.flatMap((page) => elementsOf(page, 'style'));
    const css = styles.map(({ textContent }) => textContent).join('');
    const rules = css.match(/[^{}]*:hover[^{}]*\{[^{}]*\}/g) ?? [];

    expect(rules.length).toBeGreaterThan(5);
    expect(
      rules.filter((rule) => /[{;](display|visibility|opacity|content|clip-path):/.test(rule)),
    ).toEqual([]);
  });
});

test('every part of a page has something in it', () => {
  const holders =
    ':is(section, article, header, footer, nav, ul, ol, dl, li, dt, dd, p, h1, h2, h3, h4, table, figure, figcaption, blockquote, a, button, summary, label)';
  // Scripts fill the first ones; the others have their meaning elsewhere.
  const filled =
    '[aria-live], [data-part], [data-line], [aria-live] *, [hidden], [hidden] *, [aria-label], :has(img, svg, video, [aria-label])';
  const empty = parts
    .flatMap((page) => elementsOf(page, `body ${holders}:not(${filled})`))
    .filter(({ textContent }) => !textContent.trim());

  expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('the headings in a section are of a lower level than its title', () => {
  const level = (title: Element) => Number(title.tagName.slice(1));
  const wrong = parts
    .flatMap((page) => elementsOf(page, 'section[aria-labelledby]'))
    .filter((section) => {
      const [title, ...others] = section.querySelectorAll('h1, h2, h3, h4, h5, h6');
      return title && others.some((other) => level(other) <= level(title));
    });

  expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('only the menu, the store badges, the scheduler of /contacto and the password’s toggle need React', () => {
  const pagesWith = (name: string) =>
    wholePages.filter((page) => islandsOf(page).includes(name)).map(({ path }) => path);

  expect(new Set(pages.flatMap(islandsOf))).toEqual(
    new Set(['BookingListener', 'HeaderDrawer', 'LoginToggle', 'StoreBadges']),
  );
  expect(pagesWith('BookingListener')).toEqual(['/contacto']);
  expect(pagesWith('LoginToggle')).toEqual(['/Login']);
});

test('each date reads the same for people and for machines', () => {
  for (const time of parts.flatMap((page) => elementsOf(page, 'time[datetime]'))) {
    const day = new Date(`${time.getAttribute('datetime') ?? ''}T12:00:00Z`);

    expect([formatDate(day), formatShortDate(day)]).toContain(wordsOf(time));
  }
});

test('the message of the error page is marked as English (WCAG 3.1.2)', () => {
  expect(elementsOf(pageAt(errorRoute.path), 'h1')[0]?.getAttribute('lang')).toBe('en');
});
