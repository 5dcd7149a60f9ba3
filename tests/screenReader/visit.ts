import { expect } from 'vitest';
import { orcaWords } from './orcaWords.ts';
import { plain } from './speech.ts';
import type { Stage } from './stage.ts';

/** A visitor who hears the site instead of seeing it. */
export interface Visit {
  /** Listens, without a key, until all of this has been said in this order. */
  hear(...sentences: string[]): Promise<void>;
  /** Presses a key and listens until all of this has been said in this order. */
  press(key: string, ...sentences: string[]): Promise<void>;
  /** Reads on, line by line, until all of a text has been said. @throws when something else is. */
  read(text: string): Promise<void>;
  /** Leaves. @throws when something that was to be heard was said a second time. */
  leave(): Promise<void>;
}

/** What is heard first on any page: its title, then the link past the header. */
export const arrival = (title: string, skip: string) => [
  orcaWords.loaded(title),
  orcaWords.link(skip),
];

/** Opens a page with Orca listening, so wide in px. */
export function startVisit({ speech, open, press }: Stage, url: string, width = 1280): Visit {
  let next = speech.said.length;
  /** What has been heard since the first key; what Orca reads of a page by itself ends where it likes. */
  const expected: string[] = [];
  let from: number | undefined;
  const leave = open(url, width);
  const hear: Visit['hear'] = async (...sentences) => {
    for (const sentence of sentences) {
      next = await speech.heard(sentence, next);
      if (from !== undefined) expected.push(speech.said[next - 1] ?? '');
    }
  };
  return {
    hear,
    press: async (key, ...sentences) => {
      press(key);
      await hear(...sentences);
      from ??= next;
    },
    read: async (text) => {
      const lines: string[] = [];
      while (lines.join(' ') !== plain(text)) {
        const index = speech.said.length;
        press('Down');
        lines.push(await speech.utterance(index));
        next = index + 1;
        expect(lines.join(' ')).toBe(plain(text).slice(0, lines.join(' ').length));
      }
      expected.push(...lines);
    },
    leave: async () => {
      await leave();
      const heard = speech.said
        .slice(from ?? next)
        .filter((sentence) => expected.includes(sentence));
      expect(heard).toEqual(expected);
    },
  };
}
