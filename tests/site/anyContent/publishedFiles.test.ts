import { describe, expect, test } from 'vitest';
import { projectRoot } from '#tools/projectRoot.ts';
import { content } from '#tests/support/sites/content.ts';
import { files, readText } from '#tests/support/builtPages/site.ts';

const hasContainer = content.site().analytics.containerId !== undefined;

/** Each promise is tested on the site that has to keep it. On the other sites it does not count as skipped. */
const testIf = (isAsked: boolean) => (isAsked ? test : () => undefined);

const texts = new Map(
  files
    .filter((file) => /(\.(html|js|css|json|svg|webmanifest|xml|txt)|^_\w+)$/.test(file))
    .map((file) => [file, readText(file)] as const),
);
const textsWith = (words: RegExp | string) =>
  [...texts].filter(([, text]) => text.search(words) !== -1).map(([file]) => file);

describe('what is published', () => {
  test('holds no settings, source or source map, and names no folder of this machine', () => {
    const unwanted = /(^|\/)\.|\.(ts|tsx|astro|mdx|ya?ml|env)$/;

    expect(files.filter((file) => unwanted.test(file))).toEqual([]);
    expect(textsWith(/[#@]\s*sourceMappingURL=/)).toEqual([]);
    expect(textsWith(RegExp.escape(projectRoot))).toEqual([]);
  });

  testIf(!hasContainer)(
    'has no code of a tag container or of consent where none is configured',
    () => {
      const parts =
        /googletagmanager|google-analytics|lineo:consent|data-consent|medicion\/|consentimiento\.js|debug=|console\.info/;

      expect(textsWith(parts)).toEqual([]);
      expect(files.filter((file) => /medicion|consent|aviso/.test(file))).toEqual([]);
    },
  );

  test('has no trace of the editor', () => {
    expect(files.filter((file) => /admin|editor/i.test(file))).toEqual([]);
    expect(textsWith(/sveltia|\/admin|editor\.fixture|github:lineo/)).toEqual([]);
  });

  test('names the licence of everything by others that visitors download', () => {
    const [, ...entries] = readText('licencias.txt').split(/^## /m);

    expect(entries.map((entry) => entry.split(' ')[0]).sort()).toEqual([
      '@astrojs/react',
      'Astro',
      'Lucide',
      'Poppins',
      'react',
      'react-dom',
      'scheduler',
    ]);
    for (const entry of entries) {
      expect(entry).toMatch(/^.* \((MIT|ISC|OFL-1\.1)\)\n/);
      expect(entry).toMatch(/copyright/i);
    }
  });
});
