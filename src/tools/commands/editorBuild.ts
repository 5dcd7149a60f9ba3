import './command.ts';
import { join, relative, resolve } from 'node:path';
import { buildEditor } from '#tools/build/buildEditor.ts';
import { projectRoot } from '#tools/projectRoot.ts';

// `npm run editor:build` builds the editor for its own host into dist-editor, `-- <folder>` elsewhere.
const [, , folder = join(projectRoot, 'dist-editor')] = process.argv;
const address = await buildEditor(projectRoot, resolve(folder));
console.log(`Editor armado en ${relative('.', folder)}, para publicar en ${address}.`);
