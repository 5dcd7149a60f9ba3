import { createGlobalThemeContract } from '@vanilla-extract/css';
import { palette, sizes } from './tokens.ts';

/** The colours as custom properties: `--color-textMuted`. `theme.css.ts` gives them their values. */
export const theme = createGlobalThemeContract({ color: palette }, (_value, path) =>
  path.join('-'),
);

/** Every value a component may use, by its job. */
export const vars = { ...theme, ...sizes };
