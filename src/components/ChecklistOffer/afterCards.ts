import { offer, ofPairs, ofTriples } from './amongCards.css.ts';

/** The classes of the offer after so many cards; `place` is where it stands on wide screens. */
export const afterCards = (cards: number, place: string | undefined): string =>
  [offer, ofPairs[cards % 2], ofTriples[cards % 3], place].join(' ');
