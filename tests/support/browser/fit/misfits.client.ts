import { sidewaysScroll, smallTargets, stretchedImages } from './elements.ts';
import { coveredWords, crossingLines, wordsOnEdges } from './overlaps.ts';
import { floats } from './styles.ts';
import { linesOf, writtenTexts } from './texts.ts';
import { cutWords, hiddenWords, smallWords, wordsUnderButton } from './words.ts';

/** Everything that doesn't fit the screen, as the end of a sentence: «cuts …», «hides …». */
function readMisfits(): string[] {
  const sideways = sidewaysScroll();
  scrollTo({ top: 0, behavior: 'instant' });
  const texts = writtenTexts();
  const still = texts.filter(({ parent }) => !floats(parent));
  const lines = still.flatMap(linesOf);
  return [
    ...sideways,
    ...texts.flatMap((text) => [...hiddenWords(text), ...smallWords(text), ...cutWords(text)]),
    ...wordsUnderButton(still),
    ...stretchedImages(),
    ...smallTargets(),
    ...crossingLines(lines),
    ...wordsOnEdges(lines),
    ...coveredWords(lines),
  ];
}

Object.assign(window, { misfits: readMisfits() });
