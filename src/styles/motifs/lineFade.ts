import { when } from '#styles/responsive.ts';

const length = '2.5rem';

/** A short piece of the home page's line that fades from one colour to another, drawn over the line. */
export const lineFade = (part: '::before' | '::after', above: string, below: string) => ({
  [part]: {
    content: '',
    position: 'absolute',
    height: length,
    background: `linear-gradient(${above}, ${below})`,
    pointerEvents: 'none',
  } as const,
  '@media': { [when.coloursAreForced]: { [part]: { display: 'none' } } },
});
