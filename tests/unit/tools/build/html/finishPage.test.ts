import { expect, test } from 'vitest';
import { finishPage } from '#tools/build/html/finishPage.ts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test('only the components’ markers are taken out of a page', () => {
  const body =
    '<p>Un &lt;/style&gt; $&amp; «ñ»</p><script>a("</p>", 1 < 2 && 3)</script><p title="</head>"></p>' +
    '<svg viewBox="0 0 1 1"><linearGradient id="a"/></svg><!-- <b> --><br><template><i></i></template>';
  const finished = finishPage(page('', `${body}<meta name="policy-needs" content="{}">`));

  expect(finished).toContain(`<body>${body}</body></html>`);
});

test.each([
  ['a file that proves who owns the site', 'google-site-verification: google0000.html'],
  ['a page without charset', '<html><head><style>a{}</style></head></html>'],
  ['an empty file', ''],
])('%s stays as it is', (_what, html) => {
  expect(finishPage(html)).toBe(html);
});

const withoutPolicy = (html: string) =>
  finishPage(html).replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');

test('styles are merged at the end of the head, in their order', () => {
  const html = page('<style>a{}</style><title>x</title>', '<p><style>b{}</style></p>');

  expect(withoutPolicy(html)).toBe(page('<title>x</title><style>a{}b{}</style>', '<p></p>'));
});

test.each([
  [
    'code before islands becomes one script at the end of the body',
    '<script>a;</script><astro-island></astro-island><div><script>b;</script><astro-island></astro-island></div><p>y</p>',
    '<astro-island></astro-island><div><astro-island></astro-island></div><p>y</p><script>a;b;</script>',
  ],
  [
    'scripts that stand elsewhere, and files, stay',
    '<script>a</script><p>x</p><script src="/b.js"></script><astro-island></astro-island><script>c</script>',
    '<script>a</script><p>x</p><script src="/b.js"></script><astro-island></astro-island><script>c</script>',
  ],
])('%s', (_what, body, moved) => {
  expect(withoutPolicy(page('', body))).toBe(page('', moved));
});
