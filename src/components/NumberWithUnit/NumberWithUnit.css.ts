import { style } from '@vanilla-extract/css';

/** Small and raised, because Poppins' degree sign at the number's size is read as a letter: «9 oC». */
export const unit = style({
  fontSize: '0.44em',
  verticalAlign: '0.88em',
  letterSpacing: 0,
});
