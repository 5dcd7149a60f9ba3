import { describe, expect, test } from 'vitest';
import { lightTag } from '~/host/lightMarkup.ts';

describe('a tag loses the quotes that HTML does not ask for', () => {
  test.each([
    ['<a class="b" href="/c">', '<a class=b href=/c>'],
    ['<a href="https://lineo.example/">', '<a href=https://lineo.example/>'],
    ['<img alt="" src="a.svg">', '<img alt="" src=a.svg>'],
    ['<p title="dos palabras">', null],
    ['<p title="1=2">', null],
    ['<p title="a`b">', null],
    ['<use href="/iconos.svg#a"/>', null],
    ['<path d="M0" fill="none"/>', '<path d=M0 fill="none"/>'],
    [`<p title='class="b" '>`, null],
    ['</a>', null],
    ['<!-- a="b" -->', null],
  ])('%s', (tag, light) => {
    expect(lightTag(tag)).toBe(light ?? tag);
  });
});

test("an island loses what only Astro's own element would read", () => {
  expect(
    lightTag(
      '<astro-island uid="1" prefix="r2" component-url="/a.js" component-export="default" ssr client="intent" await-children>',
    ),
  ).toBe('<astro-island prefix=r2 component-url=/a.js ssr client=intent>');
});
