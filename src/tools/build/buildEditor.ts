import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { siteSchema } from '#site/siteSchema.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { hasErrors, report } from '#tools/check/content/problem.ts';
import { headersFile } from '#tools/delivery/headers.ts';
import { bundleEditor } from '#tools/editor/bundle.ts';
import { editorRules } from '#tools/editor/headers.ts';
import { editorPage } from '#tools/editor/editorPage.ts';
import { refuseOtherFiles } from './refuseOtherFiles.ts';

/**
 * Builds the editor into `folder`, for a host of its own: it keeps the repository's token in the browser, where the
 * vendors' scripts of the site must not run.
 * @returns its address
 * @throws when the content of the project at `root` has errors or names no repository, or `folder` has other files
 */
export async function buildEditor(root: string, folder: string): Promise<string> {
  const problems = await checkContent(root);
  if (hasErrors(problems)) throw new Error(report(problems));
  const file = `${contentFolder}/site.yaml`;
  const site = siteSchema.parse(parse(await readFile(join(root, file), 'utf8')));
  if (!site.editor) {
    throw new Error(
      `El editor no tiene dónde guardar: en ${file}, poné el bloque «editor», con «repository» y «url». LANZAMIENTO.md dice cómo.`,
    );
  }
  refuseOtherFiles(folder);
  const script = await bundleEditor(folder);
  await copyFile(join(root, 'public', 'favicon.svg'), join(folder, 'favicon.svg'));
  await writeFile(join(folder, '_headers'), headersFile(editorRules));
  await writeFile(join(folder, 'index.html'), editorPage(`/${script}`, site));
  return site.editor.url;
}
