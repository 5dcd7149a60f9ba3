import { expect, test } from 'vitest';
import { moveIslandCodeToEnd } from '#tools/build/html/islandCode.ts';
import { parsePage, printPage } from '#tools/build/html/page.ts';

test.each([
  [
    'code before an island goes to the end of the body, in its order',
    '<body><p>x</p><script>a;</script><script>b;</script><astro-island></astro-island><p>y</p></body>',
    '<body><p>x</p><astro-island></astro-island><p>y</p><script>a;b;</script></body>',
  ],
  [
    'so does the code that a later island brings',
    '<body><script>a;</script><astro-island></astro-island><div><script>b;</script><astro-island></astro-island></div><p>y</p></body>',
    '<body><astro-island></astro-island><div><astro-island></astro-island></div><p>y</p><script>a;b;</script></body>',
  ],
  [
    'scripts that stand elsewhere, and files, stay',
    '<body><script>a</script><p>x</p><script src="/b.js"></script><astro-island></astro-island><script>c</script></body>',
    '<body><script>a</script><p>x</p><script src="/b.js"></script><astro-island></astro-island><script>c</script></body>',
  ],
  [
    'a part of a page stays as it is',
    '<script>a</script><astro-island></astro-island>',
    '<script>a</script><astro-island></astro-island>',
  ],
])('%s', (_what, html, moved) => {
  const page = parsePage(html);
  moveIslandCodeToEnd(page);

  expect(printPage(page)).toBe(moved);
});
