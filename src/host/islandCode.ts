import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPONENT = /<astro-island[^>]* component-url="([^"]+)"/g;
const IMPORT = /["']\.\/([\w.-]+\.js)["']/g;

/**
 * Reads, for the pages of a built folder, the code that a page's islands bring when they wake: the
 * component and what it imports, as one text.
 * @throws when the folder lacks a file that a page names
 */
export function islandCodeReader(root: string): (html: string) => string {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };

  return (html) => {
    const queue = [...html.matchAll(COMPONENT)].map(([, url = '']) => url);
    const read = new Map<string, string>();
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (read.has(file)) continue;
      const text = textOf(file);
      read.set(file, text);
      for (const [, name = ''] of text.matchAll(IMPORT)) {
        queue.push(file.replace(/[^/]+$/, name));
      }
    }
    return [...read.values()].join('\n');
  };
}
