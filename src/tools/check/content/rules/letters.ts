import { letterTrouble } from '#tools/check/content/letters.ts';
import { placeIn, unseenCharacter, type Complaint } from '#tools/check/content/textFile.ts';
import type { BodyNode } from '#tools/check/content/bodyNode.ts';
import { at, type Rule, type RuleContext } from '#tools/check/content/rule.ts';

/** A letter that can't be drawn, reported where it stands; one that is written as code, at its text. */
export function letterComplaints(
  node: BodyNode,
  words: string,
  { text }: RuleContext,
): Complaint[] {
  const trouble = letterTrouble(words);
  if (!trouble) return [];
  const index = text.indexOf(trouble.character, node.position?.start.offset ?? 0);
  return index === -1
    ? [at(node, trouble.message)]
    : [{ ...placeIn(text, index), message: trouble.message }];
}

/** Every letter of the words can be seen, and drawn in the site's own type. */
export const letters: Rule = (node, context) => {
  if (node.type !== 'text') return [];
  const words = node.value ?? '';
  const unseen = unseenCharacter(words);
  return unseen ? [at(node, unseen.message)] : letterComplaints(node, words, context);
};
