import { COMPLETE } from '#tests/playwright.config.ts';
import { blockScripts } from './scripts.ts';

/** What may become of a page's scripts; what needs none of their files has to hold in each. */
export const conditions = [
  { name: 'with scripts', tag: [], javaScriptEnabled: true, prepare: () => Promise.resolve() },
  {
    name: 'with every script file missing',
    tag: COMPLETE,
    javaScriptEnabled: true,
    prepare: blockScripts,
  },
  {
    name: 'without JavaScript',
    tag: [],
    javaScriptEnabled: false,
    prepare: () => Promise.resolve(),
  },
];
