import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headerRules, headersFile } from '../host/headers.ts';
import { islandCodeReader } from '../host/islandCode.ts';
import { policyIn, sharedPolicy, withPolicy } from '../host/policy.ts';
import { redirectsFile } from '../host/redirects.ts';
import { VIEWER_PATH } from '../lib/articlePaths.ts';
import { routeNames, routes } from '../lib/routes.ts';

const VIEWER_FILE = `${VIEWER_PATH.slice(1)}.html`;

/**
 * Finishes the built folder: each page gets its security policy, each alias becomes a copy of its
 * canonical page, and the host's own files `_headers` and `_redirects` are written. Where the disk
 * ignores case a copy lands on its own source: nothing is lost, because both hold the same bytes.
 */
export default function hostFiles(): AstroIntegration {
  return {
    name: 'lineo:host-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        // One by one and without promises: with thousands of pages these cost more than the reading.
        const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
          file.endsWith('.html'),
        );
        const islandCode = islandCodeReader(root);
        const policies: string[] = [];
        for (const page of pages) {
          const file = join(root, page);
          const html = readFileSync(file, 'utf8');
          // Any article may come into the viewer, with whatever its words need.
          const laterCode = page === VIEWER_FILE ? undefined : islandCode(html);
          const finished = withPolicy(html, laterCode);
          writeFileSync(file, finished);
          policies.push(policyIn(finished) ?? '');
        }
        for (const name of routeNames) {
          const { path, aliases } = routes[name];
          const bytes = readFileSync(join(root, `${path}.html`));
          for (const alias of aliases) writeFileSync(join(root, `${alias}.html`), bytes);
        }
        writeFileSync(join(root, '_headers'), headersFile(headerRules(sharedPolicy(policies))));
        writeFileSync(join(root, '_redirects'), redirectsFile());
      },
    },
  };
}
