import { describe, expect, test } from 'vitest';
import { llmsText } from '#discovery/llms.ts';
import { robotsText, sitemapText } from '#discovery/sitemap.ts';

describe('sitemap.xml', () => {
  test('has each page once, with a date only where there is one', () => {
    const text = sitemapText([
      { address: 'https://l.example/a', changed: new Date('2026-03-12T00:00:00Z') },
      { address: 'https://l.example/b' },
    ]);

    expect(text.split('\n').slice(2, 4)).toEqual([
      '<url><loc>https://l.example/a</loc><lastmod>2026-03-12</lastmod></url>',
      '<url><loc>https://l.example/b</loc></url>',
    ]);
  });

  test('writes an address as XML has it', () => {
    expect(sitemapText([{ address: 'https://l.example/?a=1&b=<2' }])).toContain(
      '<loc>https://l.example/?a=1&amp;b=&lt;2</loc>',
    );
  });
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(robotsText('https://l.example/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://l.example/sitemap.xml\n',
  );
});

describe('llms.txt', () => {
  const entry = { title: 'Uno', address: 'https://l.example/uno', description: 'Dice algo.' };

  test('opens with the name and what it is, then a list per chapter', () => {
    expect(llmsText('Lineo', 'Una plataforma.', [{ title: 'Blog', entries: [entry] }])).toBe(
      '# Lineo\n\n> Una plataforma.\n\n## Blog\n\n- [Uno](https://l.example/uno): Dice algo.\n',
    );
  });

  test('has no chapter without entries', () => {
    expect(llmsText('Lineo', 'Una plataforma.', [{ title: 'Blog', entries: [] }])).not.toContain(
      'Blog',
    );
  });

  test('keeps each entry on its line and its brackets closed', () => {
    const odd = { ...entry, title: 'A [b]', description: 'Una\n# línea' };

    expect(llmsText('L', 'D', [{ title: 'B', entries: [odd] }])).toContain(
      String.raw`- [A \[b\]](https://l.example/uno): Una # línea`,
    );
  });
});
