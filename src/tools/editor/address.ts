/** Where the editor is served. */
export const EDITOR_PATH = '/admin';
