import { brokenLinks } from './brokenLinks.ts';
import { entities, html } from './html.ts';
import { leftMarks } from './leftMarks.ts';
import { lostLetters } from './lostLetters.ts';
import { oneName } from './oneName.ts';
import { placeholders } from './placeholders.ts';
import { plainMarks } from './plainMarks.ts';
import type { Slip, Where, WordRule } from './slip.ts';

const rules: readonly WordRule[] = [
  plainMarks,
  brokenLinks,
  html,
  entities,
  lostLetters,
  leftMarks,
  placeholders,
  oneName,
];

const overlaps = (one: Slip, other: Slip) =>
  one.index < other.index + other.found.length && other.index < one.index + one.found.length;

/** What is wrong with the words of a text, in reading order; of slips that stand in the same place, the first that a rule reported. */
export function slipsIn(words: string, where: Where): Slip[] {
  const kept: Slip[] = [];
  for (const slip of rules.flatMap((rule) => rule(words, where))) {
    if (!kept.some((other) => overlaps(other, slip))) kept.push(slip);
  }
  return kept.sort((a, b) => a.index - b.index);
}
