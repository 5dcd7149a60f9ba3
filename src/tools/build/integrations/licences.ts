import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const LIST = 'licencias.txt';

/** What is published without being bundled: Astro's own scripts, the typeface, the icons, the editor. */
const unbundled = new URL('../licencias.txt', import.meta.url);

/** Astro passes on only some settings of the client's build; a plugin can set the others. */
const listBundled: Plugin = {
  name: 'lineo:list-bundled',
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: LIST } } } : null,
};

/**
 * Publishes, as `/licencias.txt`, the licences of what visitors download: most require it, and
 * bundling drops the notices in the code.
 */
export default function licences(): AstroIntegration {
  return {
    name: 'lineo:licences',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [listBundled] } });
      },
      'astro:build:done': ({ dir }) => {
        appendFileSync(join(fileURLToPath(dir), LIST), `\n${readFileSync(unbundled, 'utf8')}`);
      },
    },
  };
}
