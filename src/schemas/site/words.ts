import { text } from '#schemas/fields.ts';

/** A short text of the site: a label, a title, a button. `what` names it to its author. */
export const word = (what: string) => text(what, { max: 90 });
