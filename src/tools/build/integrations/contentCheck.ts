import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { ALL_RIGHT, isWrong, report } from '#tools/check/content/problem.ts';
import { contentFolder } from '#lib/contentFolder.ts';

/** What a change in may put right or wrong. */
const watched = [contentFolder, 'src/assets', 'src/pages', 'public'];

const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Shown in development instead of a page while something is wrong; Vite's client reloads it once it is mended. */
const problemPage = (report: string) => `<!doctype html>
<html lang="es-AR">
  <meta charset="utf-8" />
  <title>Hay algo para corregir</title>
  <script type="module" src="/@vite/client"></script>
  <h1>Hay algo para corregir</h1>
  <p>Esta página se actualiza sola cuando guardes la corrección.</p>
  <pre style="white-space: pre-wrap">${asHtml(report)}</pre>
</html>`;

/**
 * In development, checks the content as a build does: when the server starts and at each change.
 * While something is wrong every page says what, instead of showing half of it.
 */
export default function contentCheck(): AstroIntegration {
  let root = '';
  return {
    name: 'lineo:content-check',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server, logger }) => {
        let reported = '';
        let isRefused = false;
        let isStale = false;
        const check = async (): Promise<void> => {
          const findings = await checkContent(root);
          const text = report(findings) || ALL_RIGHT;
          if (text === reported) return;
          const wasRefused = isRefused;
          isRefused = isWrong(findings);
          if (isRefused) logger.error(`\n${text}`);
          else if (reported || findings.length > 0) logger.info(`\n${text}`);
          reported = text;
          if (isRefused || wasRefused) server.ws.send({ type: 'full-reload' });
        };
        let checked = check();
        const folders = watched.map((folder) => join(root, folder) + sep);
        server.watcher.on('all', (_event, path) => {
          // Changes that come together are looked at together.
          if (isStale || !folders.some((folder) => path.startsWith(folder))) return;
          isStale = true;
          checked = checked.then(() => {
            isStale = false;
            return check();
          });
        });
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) {
            next();
            return;
          }
          checked.then(() => {
            if (!isRefused) {
              next();
              return;
            }
            response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
            response.end(problemPage(reported));
          }, next);
        });
      },
    },
  };
}
