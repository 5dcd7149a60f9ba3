/** Where the development server has the editor; published, it has a host of its own. */
export const EDITOR_PATH = '/admin';
