import { outsideLink, text } from '#schemas/fields.ts';
import { placeTrouble, type PlaceName } from '#schemas/outside.ts';

/** A short text of the site: a label, a title, a button. `what` names it to its author. */
export const word = (what: string) => text(what, { max: 90 });

/** A link to one of the places outside that the site leads to. */
export const placeLink = (what: string, place: PlaceName) =>
  outsideLink(what).superRefine((address, context) => {
    const message = placeTrouble(address, place);
    if (message) context.addIssue({ code: 'custom', message });
  });
