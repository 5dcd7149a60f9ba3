import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { projectRoot } from '#tools/projectRoot.ts';

const LIST = 'licencias.txt';

/**
 * The packages that are published without being bundled, with the file of their licence. The package of icons has no
 * such file, so Lucide's is copied.
 */
const unbundled = [
  ['Astro (MIT)', 'node_modules/astro/LICENSE'],
  ['Poppins (OFL-1.1)', 'src/assets/fonts/OFL.txt'],
  ['Lucide (ISC)', 'src/components/Icon/lucide.LICENSE.txt'],
] as const;

/** Astro passes on only some settings of the client's build; a plugin can set the others. */
const listBundled: Plugin = {
  name: 'lineo:list-bundled',
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: LIST } } } : null,
};

/**
 * Publishes, as `/licencias.txt`, the licences of what visitors download: most require it, and bundling drops the
 * notices in the code. The editor's own folder lists the packages that the editor is made of.
 */
export function licences(): AstroIntegration {
  return {
    name: 'lineo:licences',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [listBundled] } });
      },
      'astro:build:done': ({ dir }) => {
        for (const [title, file] of unbundled) {
          const licence = readFileSync(join(projectRoot, file), 'utf8').trim();
          appendFileSync(join(fileURLToPath(dir), LIST), `\n## ${title}\n\n${licence}\n`);
        }
      },
    },
  };
}
