import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** How long, in ms, it may take until something is said. */
const PATIENCE_MS = 30_000;

/** All that has been said, in order, and what is still to come. */
export interface Speech {
  /** One utterance each, without the full stop at its end, which is now Orca's, now the site's. */
  said: readonly string[];
  /** Waits until that many utterances and one more have been said; gives the last. @throws when none comes. */
  utterance(index: number): Promise<string>;
  /**
   * Waits until a sentence has been said, from an utterance on; gives the index of the next one.
   * @throws with what was said instead.
   */
  heard(sentence: string, from: number): Promise<number>;
}

/** A sentence as it is kept: single spaces, no full stop at the end. */
export const plain = (sentence: string): string =>
  sentence.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');

/** Listens to Orca's log, which names each utterance as it hands it to a voice. */
export function readSpeech(log: Readable): Speech {
  const said: string[] = [];
  const listeners = new EventEmitter();
  createInterface({ input: log }).on('line', (line) => {
    const utterance = /^SPEECH OUTPUT: '(.*)'/.exec(line)?.[1];
    if (utterance === undefined) return;
    said.push(plain(utterance));
    listeners.emit('said');
  });
  const utterance = async (index: number) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    while (said[index] === undefined) await once(listeners, 'said', { signal });
    return said[index];
  };
  return {
    said,
    utterance,
    heard: async (sentence, from) => {
      let index = from;
      try {
        while ((await utterance(index)) !== plain(sentence)) index += 1;
      } catch {
        throw new Error(`«${sentence}» was not said, but:\n${said.slice(from).join('\n')}`);
      }
      return index + 1;
    },
  };
}
