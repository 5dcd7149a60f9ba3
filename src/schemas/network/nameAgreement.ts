import { plainSpelling } from '#lib/slug.ts';
import { nearest } from '#lib/nearest.ts';
import type { Disagreement } from './agreement.ts';
import type { Network } from './networkFields.ts';

interface Named {
  path: Disagreement['path'];
  name: string;
}

/** The photos that only trades show, which are of other brands. */
function photosOfTrades(network: Network): Set<string> {
  const { visit, repair, audit, standard, tasks, circular, trades } = network;
  const own = [
    ...[visit.failed, repair, circular, ...audit.items, ...tasks.list].flatMap(
      ({ evidence = [] }) => evidence,
    ),
    ...standard.photos,
  ];
  return new Set(trades.flatMap(({ before, after }) => [before, after])).difference(new Set(own));
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

/** Names that differ from the same one elsewhere by an accent or a capital: the rarer is taken for the slip. */
function spellings(names: readonly Named[]): Disagreement[] {
  return [...Map.groupBy(names, ({ name }) => plainSpelling(name)).values()].flatMap((same) => {
    const [usual, ...others] = [...Map.groupBy(same, ({ name }) => name).values()].sort(
      (a, b) => b.length - a.length,
    );
    const right = usual?.[0]?.name ?? '';
    return others.flat().map(({ path, name }) => ({
      path,
      message: `«${name}» se escribe «${right}» en los otros lugares de la red: escribilo igual.`,
    }));
  });
}

/** Branches that the chart does not have; where all the others agree, it is the chart's own that is wrong. */
function unknownBranches(names: readonly Named[]): Disagreement[] {
  const charted = names.filter(({ path: [part] }) => part === 'scores');
  const known = charted.map(({ name }) => name);
  const others = names.filter(({ path: [part] }) => part !== 'scores');
  const timesOf = (name: string) => others.filter((one) => one.name === name).length;
  const unknown = others.filter(({ name }) => !known.includes(name));
  const disagreements = unknown.map(({ path, name }): Disagreement => {
    const meant = nearest(name, known);
    const chart = charted.find((one) => one.name === meant);
    if (chart && timesOf(chart.name) === 0 && timesOf(name) > 1) {
      const message = `En el resto de la red no hay una «${chart.name}», y sí una «${name}». ¿Quisiste decir «${name}»?`;
      return { path: chart.path, message };
    }
    const advice = meant ? ` ¿Quisiste decir «${meant}»?` : '';
    return { path, message: `«${name}» no está entre las sucursales de «scores».${advice}` };
  });
  return disagreements.filter(
    ({ path }, index) => disagreements.findIndex((one) => one.path === path) === index,
  );
}

/** Names of people and branches that are written otherwise than elsewhere; trades have their own. */
export function nameDisagreements({ trades, ...network }: Network): Disagreement[] {
  const ofTrades = photosOfTrades({ trades, ...network });
  const isOwn = ({ path: [part, , index] }: Named) =>
    part !== 'evidence' || !ofTrades.has(network.evidence.photos[Number(index)]?.name ?? '');
  const branches = namesUnder(/^(?:branch|branches|unread|without)$/, network).filter(isOwn);
  const people = namesUnder(/^person$/, network);
  const misspelt = [...spellings(branches), ...spellings(people)];
  return misspelt.length > 0 ? misspelt : unknownBranches(branches);
}
