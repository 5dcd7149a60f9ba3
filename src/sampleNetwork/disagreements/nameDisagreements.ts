import { plainSpelling } from '#lib/slug.ts';
import { mostFrequent } from '#lib/mostFrequent.ts';
import { nearestWord } from '#lib/nearestWord.ts';
import type { SampleNetwork } from '#sampleNetwork/fields/sampleNetworkFields.ts';
import { disagreementUnless, type Disagreement } from './disagreement.ts';

interface Named {
  path: Disagreement['path'];
  name: string;
}

/** The photos that only trades show. They are of other brands. */
function photosOfTrades(network: SampleNetwork): Set<string> {
  const { visit, repair, tryAudit, sameItem, tasks, circular, trades } = network;
  const shownElsewhere = [
    ...[visit.failed, repair, circular, ...tryAudit.items, ...tasks.list].flatMap(
      ({ evidence = [] }) => evidence,
    ),
    ...sameItem.photos,
  ];
  return new Set(trades.flatMap(({ before, after }) => [before, after])).difference(
    new Set(shownElsewhere),
  );
}

/** Every text under one of the `keys`, or in a list under one; a screen's labels have keys of their own. */
function namesUnder(keys: RegExp, data: unknown, path: Named['path'] = []): Named[] {
  const key = path.findLast((step) => typeof step === 'string') ?? '';
  if (typeof data === 'string') return keys.test(key) ? [{ path, name: data }] : [];
  if (Array.isArray(data))
    return data.flatMap((one, index) => namesUnder(keys, one, [...path, index]));
  if (typeof data !== 'object' || data === null || data instanceof Date) return [];
  return Object.entries(data).flatMap(([step, one]) =>
    step === 'labels' ? [] : namesUnder(keys, one, [...path, step]),
  );
}

/** Names that differ only by an accent or a capital from a name elsewhere. The rarer spelling counts as the slip. */
function spellings(names: readonly Named[]): Disagreement[] {
  return [...Map.groupBy(names, ({ name }) => plainSpelling(name)).values()].flatMap((same) => {
    const right = mostFrequent(same.map(({ name }) => name));
    return same
      .filter(({ name }) => name !== right)
      .map(({ path, name }) => ({
        path,
        message: `«${name}» se escribe «${right}» en los otros lugares de la red: escribilo igual.`,
      }));
  });
}

/** Whether this place gives a branch its name: for the story's branch its photo, for the others the chart. */
const givesName =
  ({ visit, evidence }: Pick<SampleNetwork, 'visit' | 'evidence'>) =>
  ({ path: [part, , index] }: Named): boolean =>
    part === 'scores' ||
    (part === 'evidence' && evidence.photos[Number(index)]?.name === visit.failed.evidence);

/** Branches that have their scores twice. */
const repeatedBranches = (given: readonly Named[]): Disagreement[] =>
  given.flatMap(({ path, name }) =>
    disagreementUnless(
      path,
      path[0] !== 'scores' || given.filter((one) => one.name === name).length === 1,
      `«${name}» está dos veces: va una. La de la auditoría, que es la de su foto, no va acá: sus puntajes están arriba.`,
    ),
  );

/** Branches that are not `given`. If all the other places agree with each other, the given name is the wrong one. */
function unknownBranches(names: readonly Named[], given: readonly Named[]): Disagreement[] {
  const known = given.map(({ name }) => name);
  const others = names.filter((one) => !given.includes(one));
  const timesOf = (name: string) => others.filter((one) => one.name === name).length;
  const unknown = others.filter(({ name }) => !known.includes(name));
  const disagreements = unknown.map(({ path, name }): Disagreement => {
    const meant = nearestWord(name, known);
    const wrong = given.find((one) => one.name === meant);
    if (wrong && timesOf(wrong.name) === 0 && timesOf(name) > 1) {
      const message = `En el resto de la red no hay una «${wrong.name}», y sí una «${name}». ¿Quisiste decir «${name}»?`;
      return { path: wrong.path, message };
    }
    const advice = meant ? ` ¿Quisiste decir «${meant}»?` : '';
    return {
      path,
      message: `«${name}» no está entre las sucursales de «scores», ni es la de la auditoría.${advice}`,
    };
  });
  return disagreements.filter(
    ({ path }, index) => disagreements.findIndex((one) => one.path === path) === index,
  );
}

/** Names of people and branches that are spelled differently in two places. Trades have names of their own. */
export function nameDisagreements({ trades, ...network }: SampleNetwork): Disagreement[] {
  const tradePhotos = photosOfTrades({ trades, ...network });
  const isOwn = ({ path: [part, , index] }: Named) =>
    part !== 'evidence' || !tradePhotos.has(network.evidence.photos[Number(index)]?.name ?? '');
  const branches = namesUnder(/^(?:branch|branches|unread)$/, network).filter(isOwn);
  const people = namesUnder(/^(?:person|supervisor)$/, network);
  const misspelt = [...spellings(branches), ...spellings(people)];
  if (misspelt.length > 0) return misspelt;
  const given = branches.filter(givesName(network));
  return [...repeatedBranches(given), ...unknownBranches(branches, given)];
}
