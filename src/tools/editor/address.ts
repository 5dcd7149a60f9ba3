export const EDITOR_PATH = '/admin';
