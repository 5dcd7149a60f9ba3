import { expect, test } from 'vitest';
import { finishPage } from '#tools/build/html/finishPage.ts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test('the policy stands behind the charset, before anything that it governs', () => {
  expect(finishPage(page('<title>Lineo</title><style>a{}</style>'))).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none';[^"]*"><title>/,
  );
});

test('the rest stays as it was, but for the markers of components', () => {
  const body = '<p>Un </p><script>a("</p>")</script><p title="</head>">&lt;head&gt;</p>';
  const finished = finishPage(page('', `${body}<meta name="policy-needs" content="{}">`));

  expect(finished).toContain(`<body>${body}</body></html>`);
});

test.each([
  ['a proof of ownership', 'google-site-verification: google0000.html'],
  ['a page without charset', '<html><head><style>a{}</style></head></html>'],
  ['nothing', ''],
])('%s stays as it is', (_what, html) => {
  expect(finishPage(html)).toBe(html);
});
