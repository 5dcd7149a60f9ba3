import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { NEEDS_MARKER } from '#components/PolicyNeeds/policyNeeds.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pages, viewedArticles, wholePages } from '#tests/support/site.ts';

const ownOrigin = new URL(content.site().url).origin;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Without its role a list that is drawn without marks is no list for Safari.
    'no-redundant-role': 'off',
    // The phone number is read as the content has it; its place on the line is for the stylesheet.
    'tel-non-breaking': 'off',
    // HTML lets an id begin with a digit, as headings of a legal text do.
    'valid-id': ['error', { relaxed: true }],
    // The login has no behaviour (spec section 2): there is nothing to submit.
    'wcag/h32': 'off',
    // Search engines cut a long title; the site's own are held to 65 letters, an article's to 110.
    'long-title': 'off',
    // React writes attributes and void elements in its own manner; a browser reads them the same.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(page.html, page.file);

    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([]);
  });

  test('lets run exactly the code that it holds', () => {
    const [policy] = elementsOf(page, 'meta[http-equiv="content-security-policy"]').map(
      (meta) => meta.getAttribute('content') ?? '',
    );
    const hashesOf = (directive: string) =>
      [
        ...(new RegExp(`${directive} ([^;]*)`).exec(policy ?? '')?.[1] ?? '').matchAll(
          /'sha256-[^']+'/g,
        ),
      ].map(([value]) => value);
    const inline = [
      ...page.html.matchAll(
        /<script(?: type="?(?:module|speculationrules)"?)?>([\s\S]*?)<\/script>/g,
      ),
    ];
    const styles = [...page.html.matchAll(/<style>([\s\S]*?)<\/style>/g)];

    expect(new Set(hashesOf('script-src'))).toEqual(
      new Set(inline.map(([, code = '']) => hash(code))),
    );
    expect(new Set(hashesOf('style-src'))).toEqual(
      new Set(styles.map(([, css = '']) => hash(css))),
    );
    expect(policy).not.toMatch(/unsafe-/);
    expect(page.html).not.toContain(NEEDS_MARKER);
  });
});

describe.each([...pages, ...viewedArticles].map((page) => [page.path, page] as const))(
  '%s',
  (_path, page) => {
    test('keeps looks and behaviour out of attributes', () => {
      const attributes = elementsOf(page, '*').flatMap((element) =>
        [...element.attributes].map(({ name }) => name),
      );

      expect(attributes.filter((name) => name === 'style' || /^on[a-z]/.test(name))).toEqual([]);
      expect(page.html).not.toMatch(/href="javascript:/i);
    });

    test('opens other sites in a new tab, without opener', () => {
      const outside = elementsOf(page, 'a[href]').filter((link) => {
        const target = new URL(link.getAttribute('href') ?? '', ownOrigin);
        return /^https?:$/.test(target.protocol) && target.origin !== ownOrigin;
      });

      for (const link of outside) {
        expect(link.outerHTML).toContain('target="_blank"');
        expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
      }
      expect(elementsOf(page, 'a[target]').filter((link) => !outside.includes(link))).toEqual([]);
    });

    test('reserves the room of every picture and says what it shows', () => {
      for (const picture of elementsOf(page, 'img')) {
        expect(picture.getAttribute('width'), picture.outerHTML).toMatch(/^[1-9]\d*$/);
        expect(picture.getAttribute('height'), picture.outerHTML).toMatch(/^[1-9]\d*$/);
        expect(picture.hasAttribute('alt'), picture.outerHTML).toBe(true);
      }
    });
  },
);

test('what is drawn in a picture is not read besides its name', () => {
  const drawn = wholePages.flatMap((page) =>
    elementsOf(page, '[role="img"] > *').filter(
      (part) => part.textContent?.trim() && part.getAttribute('aria-hidden') !== 'true',
    ),
  );

  expect(drawn.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('pictures that say nothing are those that repeat or decorate', () => {
  const silent = wholePages.flatMap((page) =>
    elementsOf(page, 'img[alt=""]').filter(
      (picture) => !picture.closest('[aria-hidden="true"], [hidden], a[aria-label]'),
    ),
  );

  expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
