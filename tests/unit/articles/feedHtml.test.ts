import { expect, test } from 'vitest';
import { feedHtml } from '#articles/feedHtml.ts';

const address = 'https://www.lineo.example/una_nota';

test.each([
  [
    'a link to another site',
    '<p><a class="x" href="https://otro.example/a?b=1&amp;c=2" target="_blank">Otro</a></p>',
    '<p><a href="https://otro.example/a?b=1&amp;c=2">Otro</a></p>',
  ],
  [
    'a picture',
    '<p><img src="/_astro/foto.webp" alt="Una heladera" width="10" loading="lazy"></p>',
    '<p><img src="https://www.lineo.example/_astro/foto.webp" alt="Una heladera" width="10" /></p>',
  ],
  ['no script', '<p>Hola</p><script>alert(1)</script><style>p{}</style>', '<p>Hola</p>'],
  ['no handlers and no styles', '<p onclick="alert(1)" style="color:red">Hola</p>', '<p>Hola</p>'],
  ['no link that runs code', '<p><a href="javascript:alert(1)">Hola</a></p>', '<p><a>Hola</a></p>'],
  ['no player', '<p>Hola</p><template><iframe></iframe></template><svg></svg>', '<p>Hola</p>'],
])('an article in the feed has %s', (_what, html, feed) => {
  expect(feedHtml(html, address)).toBe(feed);
});
