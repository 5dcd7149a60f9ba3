import { describe, expect, test } from 'vitest';
import { ownIds } from '#articles/headings.ts';
import { content } from '#tests/support/content.ts';
import { pageAt, pages, readBytes, viewedArticles } from '#tests/support/site.ts';

const { kit } = content.site();
const page = pageAt('/con_todo');
const viewed = viewedArticles.find(({ data }) => data.idBlog === 'con_todo');
if (!viewed) throw new Error('The viewer has no article with everything.');
const feed = readBytes('rss.xml').toString();

const all = (selector: string, within: { document: Document } = page) => [
  ...within.document.querySelectorAll(selector),
];

test('no two parts of a page have one name', () => {
  for (const { path, document } of pages) {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) < index);

    expect(twice, path).toEqual([]);
  }
});

test.each(['/sin_subtitulos', '/UnBlog'])(
  'no heading can take the name of a part of %s',
  (path) => {
    const ids = all('[id]', pageAt(path)).map(({ id }) => id);

    expect(ids.filter((id) => !ownIds.includes(id))).toEqual([]);
  },
);

describe.each([
  ['its page', page],
  ['the viewer', viewed],
])('what Markdown allows, in %s:', (_where, where) => {
  test('footnotes lead there and back, in the words of the content', () => {
    const notes = all('[data-footnotes]', where)[0];
    const calls = all('[data-footnote-ref]', where);
    const backs = all('[data-footnote-backref]', where);

    expect(notes?.querySelector('h2')?.textContent).toBe(kit.footnotes);
    expect(calls).toHaveLength(3);
    expect(backs.map((back) => back.getAttribute('aria-label'))).toEqual(
      ['1', '1-2', '2'].map((nota) => kit.footnoteBack.replace('{nota}', nota)),
    );
    for (const link of [...calls, ...backs]) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(all(`[id="${id}"]`, where)).toHaveLength(1);
    }
  });

  test('tasks say whether they are done', () => {
    expect(all('li > input', where).map((mark) => mark.getAttribute('aria-label'))).toEqual([
      kit.pending,
      kit.done,
      kit.pending,
    ]);
  });

  test('cells stand at the side that was asked for, without a style of their own', () => {
    const sides = all('[data-label="Estado"], [data-label="Ventas"]', where).map((cell) =>
      cell.getAttribute('data-align'),
    );

    expect(sides).toEqual(['center', 'right', 'center', 'right']);
    expect(all('[style]', where)).toEqual([]);
  });

  test('a block of code can be scrolled by keyboard, and has a name', () => {
    const [code] = all('pre', where);

    expect(code?.getAttribute('tabindex')).toBe('0');
    expect(code?.getAttribute('aria-label')).toBe(kit.code);
  });

  test('an address that stands as it is leads there, safely', () => {
    const [bare] = all('a', where).filter(({ textContent }) => textContent === 'www.example.com');

    expect(bare?.getAttribute('href')).toBe('https://www.example.com');
    expect(bare?.getAttribute('rel')).toBe('noopener');
  });

  test('lists and quotes stand in one another', () => {
    expect(
      all('ol > li > p + p', where)
        .filter((part) => !part.closest('[data-footnotes]'))
        .map(({ textContent }) => textContent),
    ).toEqual(['Con otro párrafo.']);
    expect(all('ol > li > ol > li', where).map(({ textContent }) => textContent)).toEqual([
      'Y adentro',
    ]);
    expect(all('blockquote > blockquote', where)).toHaveLength(1);
  });
});

test('a picture is shown whatever its name, as its camera held it', () => {
  const [odd] = all('img[alt^="Un camión"]');
  const file = decodeURI(odd?.getAttribute('src') ?? '').slice(1);

  expect([odd?.getAttribute('width'), odd?.getAttribute('height')]).toEqual(['32', '48']);
  expect(readBytes(file).length).toBeGreaterThan(0);
});

test('a phone gets a photograph of the text in its own size', () => {
  const photos = all('img[srcset]').filter((picture) =>
    /vidriera/.test(picture.getAttribute('src') ?? ''),
  );
  const inText = photos.filter((picture) => picture.getAttribute('loading') === 'lazy');

  expect(inText).toHaveLength(2);
  for (const photo of inText) {
    const candidates = (photo.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.trim().split(' ');
      return { bytes: readBytes(address.slice(1)).length, width: parseInt(width) };
    });
    const forPhone = candidates.find(({ width }) => width >= 360);

    expect(photo.getAttribute('sizes')).toContain('92vw');
    expect(Math.max(...candidates.map(({ width }) => width))).toBeLessThanOrEqual(1344);
    expect(forPhone?.bytes).toBeLessThan((candidates.at(-1)?.bytes ?? 0) / 3);
    expect(candidates.at(-1)?.bytes).toBeLessThan(400_000);
  }
});

test.each([
  'align=&quot;right&quot;',
  'type=&quot;checkbox&quot;',
  '&lt;pre&gt;&lt;code&gt;',
  '&lt;blockquote&gt;',
  '&lt;h5&gt;Quinto&lt;/h5&gt;',
  'Una nota de una línea.',
  '&lt;del&gt;lo tachado',
  'Łódź',
])('the feed carries %s', (html) => {
  expect(feed).toContain(html);
});
