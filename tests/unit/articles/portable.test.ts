import { describe, expect, test } from 'vitest';
import { portableHtml, portableMarkdown } from '#articles/portable.ts';

const address = 'https://www.lineo.example/una_nota';

/** What of a rendered article is left once it has left its page. */
const cases: [what: string, html: string, feed: string, markdown: string][] = [
  [
    'a link of the site',
    '<p><a href="/contacto">Hablemos</a></p>',
    '<p><a href="https://www.lineo.example/contacto">Hablemos</a></p>',
    '[Hablemos](https://www.lineo.example/contacto)\n',
  ],
  [
    'a link to a chapter',
    '<p><a href="#fuentes">Fuentes</a></p>',
    `<p><a href="${address}#fuentes">Fuentes</a></p>`,
    `[Fuentes](${address}#fuentes)\n`,
  ],
  [
    'a link to another site',
    '<p><a class="x" href="https://otro.example/a?b=1&amp;c=2" target="_blank" rel="noopener">Otro</a></p>',
    '<p><a href="https://otro.example/a?b=1&#x26;c=2">Otro</a></p>',
    '[Otro](https://otro.example/a?b=1\\&c=2)\n',
  ],
  [
    'a picture',
    '<p><img src="/_astro/foto.abc.webp" alt="Una heladera" width="10" height="5" loading="lazy" data-x="1"></p>',
    '<p><img src="https://www.lineo.example/_astro/foto.abc.webp" alt="Una heladera" width="10" height="5"></p>',
    '![Una heladera](https://www.lineo.example/_astro/foto.abc.webp)\n',
  ],
  [
    'a heading',
    '<h2 id="uno" class="y">Uno</h2><p>Texto</p>',
    '<h2>Uno</h2><p>Texto</p>',
    '## Uno\n\nTexto\n',
  ],
  [
    'a table in its frame',
    '<div class="f" tabindex="0"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div>',
    '<div><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div>',
    '| A |\n| - |\n| 1 |\n',
  ],
  [
    'a script and a style',
    '<p>Hola</p><script>alert(1)</script><style>p{}</style>',
    '<p>Hola</p>',
    'Hola\n',
  ],
  [
    'a behaviour in an attribute',
    '<p onclick="alert(1)" style="color:red">Hola</p>',
    '<p>Hola</p>',
    'Hola\n',
  ],
  [
    'an address that runs code',
    '<p><a href="javascript:alert(1)">Hola</a></p>',
    '<p><a>Hola</a></p>',
    '[Hola]()\n',
  ],
  [
    'what waits for a script',
    '<p>Hola</p><template><iframe src="https://v.example"></iframe></template><svg><path d="M0 0"></path></svg>',
    '<p>Hola</p>',
    'Hola\n',
  ],
];

describe('an article that leaves its page', () => {
  test.each(cases)('carries %s into the feed', (_what, html, feed) => {
    expect(portableHtml(html, address)).toBe(feed);
  });

  test.each(cases)('carries %s into its Markdown twin', (_what, html, _feed, markdown) => {
    expect(portableMarkdown(html, address)).toBe(markdown);
  });
});
