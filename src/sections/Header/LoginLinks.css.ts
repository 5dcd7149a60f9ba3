import { globalStyle, style } from '@vanilla-extract/css';

// Repeated class: these decide over the look, whichever of the two is written first.
export const onAndroid = style({});
export const onIos = style({});
export const onComputer = style({});
globalStyle(`.${onAndroid}.${onAndroid}, .${onIos}.${onIos}`, { display: 'none' });
globalStyle(
  `html[data-device="android"] .${onAndroid}.${onAndroid}, html[data-device="ios"] .${onIos}.${onIos}`,
  { display: 'inline-flex' },
);
globalStyle(
  `html[data-device="android"] .${onComputer}.${onComputer}, html[data-device="ios"] .${onComputer}.${onComputer}`,
  { display: 'none' },
);
