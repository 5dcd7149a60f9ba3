import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { leavesOf } from '#tools/check/content/leaves.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { unpublishedArticles } from '#tools/check/content/unpublished.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { heavyPages } from './heavyPages.ts';
import { readBuilt, type Built, type Finding } from './built.ts';
import { collisions } from './collisions.ts';
import { incompleteHeads } from './documentHead.ts';
import { strangeEmbeds } from './embeds.ts';
import { brokenHeadings } from './headings.ts';
import { undrawableLetters } from './letters.ts';
import { brokenLinks } from './links.ts';
import { refusedMarkup } from './markup.ts';
import { silentPictures } from './pictures.ts';
import { leaksIn, readSecrets, secretsIn } from './secrets.ts';
import { sourceFinder } from './sources.ts';

const checks: ((built: Built) => Finding[])[] = [
  brokenLinks,
  brokenHeadings,
  incompleteHeads,
  refusedMarkup,
  strangeEmbeds,
  silentPictures,
  undrawableLetters,
];

/** How many pages a problem names before it only counts them. */
const NAMED_PAGES = 3;

/** One problem for all the pages that show it, at the place where it was written. */
function asProblems(
  findings: readonly Finding[],
  locate: (finding: Finding) => Omit<Problem, 'message'>,
) {
  const grouped = new Map<
    string,
    { place: Omit<Problem, 'message'>; message: string; isHint: boolean; pages: Set<string> }
  >();
  for (const finding of findings) {
    const place = locate(finding);
    const key = JSON.stringify([place, finding.message]);
    const { message, isHint = false } = finding;
    const group = grouped.get(key) ?? { place, message, isHint, pages: new Set<string>() };
    group.pages.add(finding.file);
    grouped.set(key, group);
  }
  return [...grouped.values()].map(({ place, message, isHint, pages }): Problem => {
    const names = [...pages];
    const more = names.length - NAMED_PAGES;
    const shown = names.slice(0, NAMED_PAGES).join(', ') + (more > 0 ? ` y ${more} más` : '');
    const seen = isHint ? 'Se ve' : 'Se vería';
    return { ...place, message: `${message} (${seen} en: ${shown}.)`, ...(isHint && { isHint }) };
  });
}

/**
 * Checks the site built into `folder` from the project at `root`, before anybody is served it: what
 * only shows once pages are whole. Hints are reported, and the site is published all the same. `env` is where
 * secrets are, beside `.env`.
 */
export async function checkOutput(
  root: string,
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Problem[]> {
  const site: unknown = parse(await readFile(join(root, contentFolder, 'site.yaml'), 'utf8'));
  const urls = leavesOf(site).flatMap(({ value }) =>
    typeof value === 'string' && /^https:/.test(value) && URL.canParse(value)
      ? [new URL(value)]
      : [],
  );
  const { url } = site as { url: string };
  const unpublished = await unpublishedArticles(root);
  const secrets = await readSecrets(root, env);

  const { findings, ...read } = readBuilt(folder, [
    secretsIn(secrets),
    leaksIn([join(root, 'src'), join(root, 'node_modules'), `${homedir()}/`]),
  ]);
  const built: Built = {
    ...read,
    origin: new URL(url).origin,
    hosts: new Set(urls.map(({ host }) => host)),
    unpublished,
  };
  const all = [
    ...findings,
    ...checks.flatMap((check) => check(built)),
    ...(await collisions(root, folder, built.files)),
    ...heavyPages(built, folder),
  ];
  return all.length === 0 ? [] : asProblems(all, await sourceFinder(root));
}
