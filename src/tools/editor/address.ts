/** Where the editor is served. */
export const EDITOR_PATH = '/admin';

/** What whoever starts the development server is told about it. */
export const whereTheEditorIs = (port: number) =>
  `El editor está en http://localhost:${port}${EDITOR_PATH}`;
