/** One entry of `llms.txt`. */
export interface Entry {
  title: string;
  address: string;
  description: string;
}

/** A heading and what stands under it. */
export interface Chapter {
  title: string;
  entries: readonly Entry[];
}

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
const inBrackets = (words: string) => oneLine(words).replaceAll(/[[\]\\]/g, String.raw`\$&`);

/** The text of `llms.txt`: what the site is and where its texts are, for language models. */
export function llmsText(name: string, description: string, chapters: readonly Chapter[]): string {
  const blocks = chapters
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) =>
      [
        `## ${oneLine(title)}\n`,
        ...entries.map(
          (entry) =>
            `- [${inBrackets(entry.title)}](${entry.address}): ${oneLine(entry.description)}`,
        ),
      ].join('\n'),
    );
  return [`# ${oneLine(name)}`, `> ${oneLine(description)}`, ...blocks].join('\n\n').concat('\n');
}
