import { join, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { checkContent, checkedFolders } from '#tools/check/content/checkContent.ts';
import { NO_PROBLEMS, hasErrors, report } from '#tools/check/content/problem.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/**
 * In development, checks the content as a build does: when the server starts and at each change.
 * While there are errors every page shows them in place of its content, and reloads itself.
 */
export function devContentCheck(findProblems = checkContent): AstroIntegration {
  return {
    name: 'lineo:content-check',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let reported = '';
        let isRefused = false;
        let isStale = false;
        const check = async (): Promise<void> => {
          const problems = await findProblems(projectRoot);
          const text = report(problems) || NO_PROBLEMS;
          if (text === reported) return;
          isRefused = hasErrors(problems);
          if (isRefused) logger.error(`\n${text}`);
          else if (reported || problems.length > 0) logger.info(`\n${text}`);
          reported = text;
          if (isRefused) server.ws.send({ type: 'full-reload' });
        };
        // A file that is deleted while it is read makes this check fail; the deletion starts another.
        const checkOrWarn = () => check().catch((error: unknown) => logger.warn(String(error)));
        let checked = checkOrWarn();
        const watched = checkedFolders.map((folder) => join(projectRoot, folder) + sep);
        server.watcher.on('all', (_event, path) => {
          // Changes that arrive together are checked once.
          if (isStale || !watched.some((folder) => path.startsWith(folder))) return;
          isStale = true;
          checked = checked.then(() => {
            isStale = false;
            return checkOrWarn();
          });
        });
        server.middlewares.use((request, response, next) => {
          const isPage = request.headers.accept?.includes('text/html');
          checked.then(() => {
            if (!isPage || !isRefused) return next();
            response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' });
            response.end(reported);
          }, next);
        });
      },
    },
  };
}
