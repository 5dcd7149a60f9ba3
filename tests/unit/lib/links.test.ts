import { expect, test } from 'vitest';
import { linkAttributes, opensElsewhere } from '#lib/links.ts';

const outside = { target: '_blank', rel: 'noopener' };

test.each([
  ['a page of the site', '/app', { href: '/app' }],
  ['a part of the same page', '#agenda', { href: '#agenda' }],
  ['the site’s own address in full', 'https://lineo.example/app?a=1#b', { href: '/app?a=1#b' }],
  ['the site itself, without a path', 'https://lineo.example', { href: '/' }],
  ['another site', 'https://a.example/b', { href: 'https://a.example/b', ...outside }],
  [
    'a site whose name begins alike',
    'https://lineo.example.com/',
    { href: 'https://lineo.example.com/', ...outside },
  ],
])('a link opens %s as it should (§7)', (_what, href, attributes) => {
  expect(linkAttributes(href, 'https://lineo.example/')).toEqual(attributes);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s opens elsewhere',
  (key) => {
    const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

    expect(opensElsewhere(keys)).toBe(false);
    expect(opensElsewhere({ ...keys, [key]: true })).toBe(true);
  },
);
