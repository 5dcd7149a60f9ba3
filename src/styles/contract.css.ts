import { createGlobalThemeContract } from '@vanilla-extract/css';
import { sizes } from './sizes.ts';
import { tokens } from './tokens.ts';

/**
 * The theme's custom properties, each named by its own path: `--color-textMuted`. Emits no CSS;
 * `theme.css.ts` gives them their values.
 */
export const theme = createGlobalThemeContract(tokens, (_value, path) => path.join('-'));

/** Every value a component may use, by its job. */
export const vars = { ...theme, ...sizes };
