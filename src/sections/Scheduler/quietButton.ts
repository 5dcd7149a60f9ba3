import { vars } from '#styles/contract.css.ts';

/** A button that must not compete with the days. */
export const quietButton = {
  minHeight: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
} as const;
