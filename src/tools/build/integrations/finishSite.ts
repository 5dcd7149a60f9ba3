import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { routeNames, routes } from '#lib/routes.ts';
import { articleStates } from '#tools/check/content/article/articleStates.ts';
import { servedAt } from '#tools/check/output/builtSite.ts';
import { headerRules, headersFile } from '#tools/delivery/headers.ts';
import { redirectsFile } from '#tools/delivery/redirects.ts';
import { filesOf } from '#tools/filesOf.ts';
import { projectRoot } from '#tools/projectRoot.ts';
import { finishPage } from '#tools/build/html/finishPage.ts';

/**
 * Finishes the built folder: each page gets its security policy, each alias becomes a copy of its canonical page, and
 * the host's own files `_headers` and `_redirects` are written. On a disk that ignores case, a copy overwrites its
 * own source: nothing is lost, because both hold the same bytes.
 */
export function finishSite(): AstroIntegration {
  return {
    name: 'lineo:finish-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        // Synchronous: with thousands of pages promises cost more than reading the files.
        const pages = filesOf(root).filter((file) => file.endsWith('.html'));
        for (const page of pages) {
          const file = join(root, page);
          writeFileSync(file, finishPage(readFileSync(file, 'utf8')));
        }
        for (const name of routeNames) {
          const { path, aliases } = routes[name];
          const bytes = readFileSync(join(root, `${path}.html`));
          for (const alias of aliases) writeFileSync(join(root, `${alias}.html`), bytes);
        }
        writeFileSync(join(root, '_headers'), headersFile(headerRules));
        const articles = await articleStates(projectRoot);
        // Drafts and scheduled articles get no redirects.
        const seen = articles.filter(
          ({ status }) => status === 'published' || status === 'withdrawn',
        );
        writeFileSync(join(root, '_redirects'), redirectsFile(seen, pages.map(servedAt)));
      },
    },
  };
}
