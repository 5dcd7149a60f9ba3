import { appendFile, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import { bundleEditor } from '#tools/editor/bundle.ts';
import { editorPolicy, editorRules } from '#tools/editor/headers.ts';
import { editorPage } from '#tools/editor/page.ts';
import { mimeTypeOf } from '#tools/delivery/mimeTypes.ts';
import { headersFile } from '#tools/delivery/headers.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { site as siteSchema, type Site } from '#schemas/site.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** What the editor needs of `site.yaml`; the content check reports what is wrong with the rest. */
async function readSite(): Promise<Pick<Site, 'editor' | 'url'>> {
  const text = await readFile(join(projectRoot, contentFolder, 'site.yaml'), 'utf8');
  return siteSchema.pick({ editor: true, url: true }).strip().parse(parse(text));
}

/** Middleware that serves the editor in development: its page, and the files of its bundle. */
function serveEditor(bundle: typeof bundleEditor) {
  const folder = join(projectRoot, '.cache', 'editor');
  // Bundled at the first request.
  let entry: Promise<string> | undefined;

  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [path = '/'] = (request.url ?? '').split('?');
    entry ??= bundle(folder);
    const script = await entry.catch((error: unknown) => {
      // Whatever was wrong may be mended by the next request.
      entry = undefined;
      throw error;
    });
    if (path === '/') {
      const site = await readSite();
      const isLocal = site.editor.repository === null;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', editorPolicy({ isLocal }));
      return response.end(editorPage(site, `${EDITOR_PATH}/${script}`));
    }
    const file = join(folder, decodeURIComponent(path));
    const bytes = file.startsWith(folder + sep) ? await readFile(file).catch(() => null) : null;
    if (!bytes) return next();
    response.setHeader('Content-Type', mimeTypeOf(file) ?? 'application/octet-stream');
    return response.end(bytes);
  };
}

/**
 * The editor for people without a code editor, in development, where it edits the files of this
 * computer. It comes before the content check: errors in the content must not keep it from opening.
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

/**
 * The editor as a part of the built site, only where `site.yaml` names the repository it saves to.
 * It comes after `finishSite`, which would treat the editor's page as one of the site.
 */
export function publishedEditor(): AstroIntegration {
  return {
    name: 'lineo:published-editor',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = await readSite();
        if (site.editor.repository === null) return;
        const root = fileURLToPath(dir);
        const script = await bundleEditor(join(root, EDITOR_PATH));
        await writeFile(
          join(root, `${EDITOR_PATH}.html`),
          editorPage(site, `${EDITOR_PATH}/${script}`),
        );
        await appendFile(join(root, '_headers'), `\n${headersFile(editorRules)}`);
      },
    },
  };
}
