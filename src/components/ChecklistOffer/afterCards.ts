import { offer, placesInPairs, placesInTriples } from './amongCards.css.ts';

/** The classes of the offer after so many cards; `place` is where it stands on wide screens. */
export const afterCards = (cards: number, place: string | undefined): string =>
  [offer, placesInPairs[cards % 2], placesInTriples[cards % 3], place].join(' ');
