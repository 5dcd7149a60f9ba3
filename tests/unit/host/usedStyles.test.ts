import { describe, expect, test } from 'vitest';
import { withUsedRules } from '~/host/usedStyles.ts';

const words = (text: string) => new Set(text.split(' '));

describe('the rules that a page keeps', () => {
  test.each([
    ['a class that the page has', '.a{color:red}', '.a{color:red}'],
    ['a class that it lacks', '.z{color:red}', ''],
    ['one of two selectors', '.a,.z{color:red}', '.a{color:red}'],
    ['both classes of a pair', '.a.z{color:red}', ''],
    ['a class that must not be there', '.a:not(.z){color:red}', '.a:not(.z){color:red}'],
    ['a class that may be there', ':is(.a,.z) p{color:red}', ':is(.a,.z) p{color:red}'],
    ['a class inside of what it holds', 'p:has(b.z[open]){color:red}', ''],
    ['one of two classes inside of it', '.a:has(.b, .z){color:red}', null],
    ['an attribute that a script may set', '.a[data-state="x.z"]{color:red}', null],
    ['an element that the page or a script names', 'p > b::after{border:0}', null],
    ['an element that nothing names', '.a table{border:0}', ''],
    ['the page itself', ':root{color:red}', null],
    ['everything', '*,:before{color:red}', null],
    ['a condition around nothing', '@media print{.z{color:red}}', ''],
    [
      'nested conditions',
      '@supports (a:b){@media print{.z{color:red}}.a{b:c}}',
      '@supports (a:b){.a{b:c}}',
    ],
    ['a font', '@font-face{font-family:P}', null],
    ['movement in use', '.a{animation:1s m}@keyframes m{to{opacity:0}}', null],
    ['movement of a dropped rule', '.z{animation:1s m}@keyframes m{to{opacity:0}}', ''],
  ])('%s', (_name, css, kept) => {
    expect(withUsedRules(css, [words('a b'), words('p')])).toBe(kept ?? css);
  });
});
