import { expect, test } from 'vitest';
import { withConstantTokens } from '~/host/tokens.ts';

test.each([
  ['a value takes the place of its name', ':root{--a:#fff}p{color:var(--a)}', 'p{color:#fff}'],
  [
    'a value made of another is followed to the end',
    ':root{--a:1px;--b:calc(var(--a) + 2px)}p{gap:var(--b)}',
    'p{gap:calc(1px + 2px)}',
  ],
  [
    'a value that some rule sets again stays a variable',
    ':root{--a:red;--b:2px}p{color:var(--a);gap:var(--b)}.dark{--a:blue}',
    ':root{--a:red}p{color:var(--a);gap:2px}.dark{--a:blue}',
  ],
  [
    'a name that another name begins with is not confused with it',
    ':root{--a1:1px;--a10:2px}p{gap:var(--a10) var(--a1)}',
    'p{gap:2px 1px}',
  ],
  [
    'roots of several stylesheets count together',
    ':root{--a:1px}p{gap:var(--b)}:root{--b:var(--a)}',
    'p{gap:1px}',
  ],
  ['an unknown name stays', 'p{color:var(--x)}', 'p{color:var(--x)}'],
  ['nothing stays nothing', '', ''],
])('%s', (_promise, css, expected) => {
  expect(withConstantTokens(css)).toBe(expected);
});
