import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPage } from '#tools/check/output/readPage.ts';
import { bounds } from '#tools/check/output/bounds.ts';
import { heavyPages } from '#tools/check/output/heavyPages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineo-heavy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Letters that weigh about `bytes` once they are packed. */
const letters = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Looks at these files as if they had been built. */
function look(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const pages = Object.entries(files)
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => readPage(file, html));
  return heavyPages({ files: new Set(Object.keys(files)), pages }, folder);
}

const page = (body: string) => `<!doctype html><html lang="es-AR"><body>${body}</body></html>`;

test('pages within the bounds are not told', () => {
  expect(
    look({
      'a.html': page(`<p>${letters(bounds.page - 2000)}</p><img src="/foto.webp" alt="">`),
      'b.html': page(`<script>${letters(bounds.inlineCode - 500)}</script>`),
      'foto.webp': 'x'.repeat(bounds.picture),
      'suelta.webp': 'x'.repeat(bounds.picture * 2),
    }),
  ).toEqual([]);
});

test('a heavy page says how heavy it is, by how much, and what to do', () => {
  const [finding, ...others] = look({ 'a.html': page(`<p>${letters(31 * 1024)}</p>`) });

  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'a.html', isHint: true });
  expect(finding?.message).toMatch(
    /^Esta página pesa 31(,\d)? KB, 7(,\d)? KB más de lo que abre rápido en un celular \(24 KB\)\. Acortala o repartila en dos\.$/,
  );
});

test('a page that is hardly too heavy is not told to be so by nothing', () => {
  const html = page(`<p>${letters(bounds.page - 100)}</p>`);

  expect(look({ 'a.html': html })[0]?.message).toMatch(/pesa 24(,1)? KB, 0,1 KB más/);
});

test('programs that weigh too much are for who programs; data is no program', () => {
  const code = letters(bounds.inlineCode + 1024);

  expect(look({ 'a.html': page(`<script type="application/ld+json">${code}</script>`) })).toEqual(
    [],
  );
  expect(look({ 'a.html': page(`<script>${code}</script>`) })[0]?.message).toMatch(
    /^Los programas que esta página lleva dentro pesan 5,\d KB, 1(,\d)? KB más de lo previsto \(4,5 KB\)\./,
  );
});

test('a picture that weighs too much is named, once, whichever of its sizes it is', () => {
  const [finding] = look({
    'a.html': page(
      '<img src="/foto%20a.webp" srcset="/chica.webp 400w, /foto%20a.webp 1200w" alt="">',
    ),
    'foto a.webp': 'x'.repeat(bounds.picture + 100 * 1024),
    'chica.webp': 'x',
  });

  expect(finding?.message).toBe(
    'La imagen «/foto%20a.webp» pesa 400 KB, 100 KB más de lo que conviene (300 KB): exportala más chica.',
  );
});

test('each page is told once, with all that weighs on it, the heaviest first', () => {
  const findings = look({
    'a.html': page(`<p>${letters(26 * 1024)}</p>`),
    'b.html': page(`<p>${letters(26 * 1024)}</p><img src="/foto.webp" alt="">`),
    'c.html': page(`<p>${letters(40 * 1024)}</p>`),
    'foto.webp': 'x'.repeat(bounds.picture * 2),
  });

  expect(findings.map(({ file }) => file)).toEqual(['b.html', 'c.html', 'a.html']);
  expect(findings[0]?.message).toMatch(/^Esta página pesa .*\. La imagen «\/foto\.webp» pesa /);
});
