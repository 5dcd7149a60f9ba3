/** Where the editor is served. */
export const EDITOR_PATH = '/admin';

/** What the terminal says about it when the development server starts. */
export const whereTheEditorIs = (port: number) =>
  `El editor está en http://localhost:${port}${EDITOR_PATH}`;
