import { describe, expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import { files, readBytes } from '#tests/support/site.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** What is read as text; the editor's bundle is another project's. */
const texts = files.filter((file) =>
  /^(?!admin\/).*(\.(html|js|css|json|svg|webmanifest|xml|txt|md)|^_\w+)$/.test(file),
);

describe('what is published', () => {
  test('holds no settings, no maps of the source and no source', () => {
    const private_ = /(^|\/)\.|\.(map|ts|tsx|astro|mdx|ya?ml|env)$/;

    expect(files.filter((file) => private_.test(file))).toEqual([]);
  });

  test.each(texts)('%s leads to no map of the source', (file) => {
    expect(readBytes(file).toString('utf8')).not.toMatch(/[#@]\s*sourceMappingURL=/);
  });

  const hasContainer = content.site().analytics.containerId !== null;

  test.runIf(!hasContainer)(
    'has nothing of a container or of consent that nobody asked for',
    () => {
      const parts =
        /googletagmanager|google-analytics|lineo:consent|data-consent|medicion\/|consentimiento\.js|debug=|console\.info/;

      expect(texts.filter((file) => parts.test(readBytes(file).toString('utf8')))).toEqual([]);
      expect(files.filter((file) => /medicion|consent|aviso/.test(file))).toEqual([]);
    },
  );

  test('names no folder of the machine it was built on', () => {
    expect(texts.filter((file) => readBytes(file).toString('utf8').includes(projectRoot))).toEqual(
      [],
    );
  });
});
