/** The path of the editor on the development server. The published editor has a host of its own. */
export const EDITOR_PATH = '/admin';
