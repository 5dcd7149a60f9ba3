import { expect, test } from 'vitest';
import { parsePage, printPage } from '#tools/build/html/page.ts';

test.each([
  ['a whole page', '<!DOCTYPE html><html lang="es-AR"><head></head><body><p>a</p></body></html>'],
  ['words', '<p>Así se cierra: &lt;/style&gt;, &lt;/script&gt; y &lt;/head&gt; $&amp; $1 «ñ»</p>'],
  ['attributes', '<img alt="Un </head>, un <style>x{}</style> y 1 > 0" hidden>'],
  ['code', '<script>a("<style>b{}</style>", \'</head>\', 1 < 2 && 3)</script>'],
  ['styles', '<style>a>b{content:"\\201c & <p>"}</style>'],
  ['a template', '<template><iframe src="/a?b=1&amp;c=2"></iframe></template>'],
  ['a comment', '<!-- <script>a()</script> --><p>b</p>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><linearGradient id="a"/></svg><br>b'],
  ['nothing', ''],
])('%s is printed as it was read', (_what, html) => {
  expect(printPage(parsePage(html))).toBe(html);
});

test('what is written in two ways means the same', () => {
  expect(printPage(parsePage('<p title=\'"\' id=a>&#38; &quot;</p><path d="M0" />'))).toBe(
    '<p title="&quot;" id="a">&amp; "</p><path d="M0"></path>',
  );
});
