import { vars } from '#styles/contract.css.ts';

/** A mask that shows only the corners of a frame, each of this length. */
const cornersOf = (length: string) =>
  ['0 0', '100% 0', '0 100%', '100% 100%']
    .map((corner) => `linear-gradient(currentColor 0 0) ${corner} / ${length} ${length} no-repeat`)
    .join(', ');

/** The marks of a viewfinder, as long as `length`, for a pseudo-element of the element that they surround. */
export const viewfinder = (inset: string, length: string) =>
  ({
    content: '',
    position: 'absolute',
    inset,
    border: `${vars.stroke.thin} solid currentColor`,
    mask: cornersOf(length),
  }) as const;
