import { describe, expect, test } from 'vitest';
import { ownIds } from '#articles/markdown.ts';
import { content } from '#tests/support/content.ts';
import { pageAt, pages, readBytes, viewedArticles } from '#tests/support/site.ts';

const { kit } = content.site();
const page = pageAt('/con_todo');
const viewed = viewedArticles.find(({ data }) => data.idBlog === 'con_todo') ?? page;
const feed = readBytes('rss.xml').toString();

const all = (selector: string, within: { document: Document } = page) => [
  ...within.document.querySelectorAll(selector),
];

test('no two parts of a page have one name, and no heading can take that of a part', () => {
  for (const where of pages) {
    const ids = all('[id]', where).map(({ id }) => id);

    expect(new Set(ids).size, where.path).toBe(ids.length);
  }
  for (const path of ['/sin_subtitulos', '/UnBlog']) {
    const ids = all('[id]', pageAt(path)).map(({ id }) => id);

    expect(ids.filter((id) => !ownIds.includes(id))).toEqual([]);
  }
});

describe.each([
  ['its page', page],
  ['the viewer', viewed],
])('what Markdown allows, in %s:', (_where, where) => {
  test('footnotes lead there and back, in the words of the content', () => {
    const calls = all('[data-footnote-ref]', where);
    const backs = all('[data-footnote-backref]', where);

    expect(all('[data-footnotes] h2', where)[0]?.textContent).toBe(kit.footnotes);
    expect(calls).toHaveLength(3);
    expect(backs.map((back) => back.getAttribute('aria-label'))).toEqual(
      ['1', '1-2', '2'].map((nota) => kit.footnoteBack.replace('{nota}', nota)),
    );
    for (const link of [...calls, ...backs]) {
      expect(all(`[id="${link.getAttribute('href')?.slice(1)}"]`, where)).toHaveLength(1);
    }
  });

  test('tasks, cells and code say what they are', () => {
    const cells = all('[data-label="Estado"], [data-label="Ventas"]', where);
    const [code] = all('pre', where);

    expect(all('li > input', where).map((mark) => mark.getAttribute('aria-label'))).toEqual([
      kit.pending,
      kit.done,
      kit.pending,
    ]);
    expect(cells.map((cell) => cell.getAttribute('data-align'))).toEqual([
      'center',
      'right',
      'center',
      'right',
    ]);
    expect([code?.getAttribute('tabindex'), code?.getAttribute('aria-label')]).toEqual([
      '0',
      kit.code,
    ]);
  });

  test('an address that stands as it is leads there, safely', () => {
    const [bare] = all('a', where).filter(({ textContent }) => textContent === 'www.example.com');

    expect(bare?.getAttribute('href')).toBe('https://www.example.com');
    expect(bare?.getAttribute('rel')).toBe('noopener');
  });
});

test('a picture is shown whatever its name, as its camera held it', () => {
  const [odd] = all('img[alt^="Un camión"]');

  expect([odd?.getAttribute('width'), odd?.getAttribute('height')]).toEqual(['32', '48']);
  expect(readBytes(decodeURI(odd?.getAttribute('src') ?? '').slice(1)).length).toBeGreaterThan(0);
});

test('a phone gets a photograph of the text in its own size', () => {
  const photos = all('img[srcset][loading="lazy"][src*="vidriera"]');

  expect(photos).toHaveLength(2);
  for (const photo of photos) {
    const candidates = (photo.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.trim().split(' ');
      return { bytes: readBytes(address.slice(1)).length, width: parseInt(width) };
    });
    const forPhone = candidates.find(({ width }) => width >= 360);
    const largest = candidates.at(-1);

    expect(photo.getAttribute('sizes')).toContain('92vw');
    expect(largest?.width).toBeLessThanOrEqual(1344);
    expect(largest?.bytes).toBeLessThan(400_000);
    expect(forPhone?.bytes).toBeLessThan((largest?.bytes ?? 0) / 3);
  }
});

test.each([
  'align=&quot;right&quot;',
  'type=&quot;checkbox&quot;',
  '&lt;pre&gt;&lt;code&gt;',
  '&lt;blockquote&gt;',
  '&lt;h5&gt;Quinto&lt;/h5&gt;',
  '&lt;del&gt;lo tachado',
  'Łódź',
])('the feed carries %s', (html) => {
  expect(feed).toContain(html);
});
