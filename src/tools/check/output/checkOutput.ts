import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { articleStates } from '#tools/check/content/article/articleStates.ts';
import { SITE_FILE } from '#tools/check/content/files/contentPaths.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { brokenLinks } from './brokenLinks.ts';
import { readBuiltSite } from './builtSite.ts';
import { repeatedWords } from './repeatedWords.ts';
import { sourceFinder } from './sourceFinder.ts';
import { takenAddresses } from './takenAddresses.ts';
import { heavyPages } from './weight.ts';

/** How many pages a problem names before it only counts them. */
const NAMED_PAGES = 3;

/**
 * Checks the site that was built into `folder` from the project at `root` for problems that only whole pages show:
 * broken links, addresses used twice, heavy pages, and titles and descriptions that two pages share. Returns errors,
 * and hints that don't stop publishing. A link checker would name the page; this names the line of the content.
 */
export async function checkOutput(root: string, folder: string): Promise<Problem[]> {
  const { url } = parse(await readFile(join(root, SITE_FILE), 'utf8')) as { url: string };
  const states = await articleStates(root);
  const hidden = new Map(states.map(({ address, whyHidden }) => [address, whyHidden]));
  const built = readBuiltSite(folder);
  const problems = [
    ...brokenLinks(built, new URL(url).origin, hidden),
    ...takenAddresses(built),
    ...heavyPages(built),
    ...repeatedWords(built),
  ];
  if (problems.length === 0) return [];

  const locate = await sourceFinder(root);
  const located = problems.flatMap((problem) =>
    locate(problem).map((position) => ({ ...problem, position })),
  );
  const same = Map.groupBy(located, ({ position, message }) => JSON.stringify([position, message]));
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const pages = [...new Set(group.map(({ file }) => file))];
    const more = pages.length - NAMED_PAGES;
    const named = pages.slice(0, NAMED_PAGES).join(', ') + (more > 0 ? ` y ${more} más` : '');
    const { position, message, isHint } = first;
    return [{ ...position, message: `${message} (En ${named}.)`, ...(isHint && { isHint }) }];
  });
}
