import { homeRoute } from '../../lib/routes.ts';

/** The text of `_redirects`: only `/` moves; aliases are pages of their own. */
export const redirectsFile = (): string => `/ ${homeRoute.path} 301\n`;
