import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { EDITOR_PATH } from '#lib/paths.ts';
import { bundleEditor } from '#tools/editor/bundle.ts';
import { editorPolicy } from '#tools/editor/headers.ts';
import { editorPage } from '#tools/editor/editorPage.ts';
import { mimeTypeOf } from '#tools/delivery/mimeTypes.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** Middleware that serves the editor in development: its page, and the files of its bundle. */
function serveEditor(bundle: typeof bundleEditor) {
  const folder = join(projectRoot, '.cache', 'editor');
  // Bundled at the first request.
  let entry: Promise<string> | undefined;

  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [path = '/'] = (request.url ?? '').split('?');
    entry ??= bundle(folder);
    const script = await entry.catch((error: unknown) => {
      // The cause may be mended before the next request, so that request tries again.
      entry = undefined;
      throw error;
    });
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', editorPolicy({ isLocal: true }));
      return response.end(editorPage(`${EDITOR_PATH}/${script}`));
    }
    const file = join(folder, decodeURIComponent(path));
    const bytes = file.startsWith(folder + sep) ? await readFile(file).catch(() => null) : null;
    if (!bytes) return next();
    response.setHeader('Content-Type', mimeTypeOf(file) ?? 'application/octet-stream');
    return response.end(bytes);
  };
}

/**
 * The editor in development, for people without a code editor. It edits the files of this computer and nothing else;
 * buildEditor.ts builds the editor that saves to a repository. This integration comes before the content check,
 * because errors in the content must not keep the editor from opening.
 */
export function localEditor(bundle = bundleEditor): AstroIntegration {
  return {
    name: 'lineo:local-editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const answer = serveEditor(bundle);
        server.middlewares.use(EDITOR_PATH, (request, response, next) => {
          answer(request, response, next).catch(next);
        });
      },
      'astro:server:start': ({ address, logger }) => {
        logger.info(`El editor está en http://localhost:${address.port}${EDITOR_PATH}`);
      },
    },
  };
}
