import {
  bbCode,
  container,
  emojiName,
  highlight,
  superscript,
  tableOfContents,
  wikiLink,
} from './dialectMarks.ts';
import {
  attachedDefinition,
  bullet,
  deepHeading,
  emptyTask,
  hashTitle,
  oddSpace,
  unspacedHeading,
  unspacedList,
} from './lineMarks.ts';
import { lostFootnote, spacedBold, spacedFootnote, unclosedPair } from './pairedMarks.ts';
import type { WordRule } from './slip.ts';

/** Of slips in the same place the first is reported, so the surest rule stands first. */
const rules: readonly WordRule[] = [
  spacedBold,
  unclosedPair,
  unspacedHeading,
  oddSpace,
  emptyTask,
  container,
  highlight,
  spacedFootnote,
  deepHeading,
  superscript,
  attachedDefinition,
  emojiName,
  lostFootnote,
  bbCode,
  tableOfContents,
  wikiLink,
  hashTitle,
  bullet,
  unspacedList,
];

/** Marks of Markdown in an article that its reader took for letters. */
export const leftMarks: WordRule = (words, where) =>
  where.kind === 'markdown' ? rules.flatMap((rule) => rule(words, where)) : [];
