import { getNetwork } from '#data/getNetwork.ts';
import type { DerivedNetwork } from '#data/network/deriveNetwork.ts';
import { palette, sky } from '#styles/tokens.ts';

/** Where the drawing is served: pages stay light, and what is far down a page is loaded on the way there. */
export const SKYLINE_PATH = '/amanecer.svg';
/** The same where nothing is said of the repaired branch. */
export const CITY_PATH = '/ciudad.svg';

/** How thick the ground is that the city stands on. */
const GROUND = 2;
/** In the drawing's units: how wide a building is, and how high each point of its score. */
const WIDTH = 10;
const POINT = 5;
/** Where the repaired branch stands among the others, and then the lowest and the highest of them. */
const PLACES = [0.25, 0.65, 0.8];

/**
 * The buildings from left to right, one for each branch, as high as its score in the last week. The repaired one,
 * the lowest and the highest of the others stand apart, so that there is room for their names. The city begins a
 * little below the minimum, which can be seen on every building: so do the differences.
 */
function cityOf({ branches, expected }: DerivedNetwork) {
  const inLastWeek = ({ branch, weekly }: (typeof branches)[number]) => ({
    branch,
    score: weekly.at(-1) ?? 0,
  });
  const [own, ...rest] = branches;
  const repaired = inLastWeek(own);
  const others = rest.map(inLastWeek);
  const ranked = others.toSorted((a, b) => a.score - b.score);
  const [lowest] = ranked;
  const highest = ranked.length > 1 ? ranked.at(-1) : undefined;
  const named = [repaired, lowest, highest].filter((one) => one !== undefined);
  const buildings = others.filter((one) => !named.includes(one));
  for (const [index, one] of named.entries()) {
    buildings.splice(Math.floor(others.length * (PLACES[index] ?? 0)), 0, one);
  }
  const floor = Math.min(expected, ...buildings.map(({ score }) => score)) - 3;
  const heights = buildings.map(({ score }) => (score - floor) * POINT);
  const height = Math.max(...heights);
  return {
    heights,
    height,
    repaired: buildings.indexOf(repaired),
    named: named.map((one) => ({ ...one, index: buildings.indexOf(one) })),
    /** How far from the top a score is, as a part of the height. */
    depthOf: (score: number) => 1 - ((score - floor) * POINT) / height,
  };
}

/** What the marked city names, from its left and its top, as parts of it; the repaired branch comes first. */
export function chartOf(network: DerivedNetwork) {
  const { heights, named, depthOf } = cityOf(network);
  return {
    minimum: depthOf(network.expected),
    roofs: named.map(({ branch, score, index }) => ({
      branch,
      score,
      x: (index + 0.5) / heights.length,
      y: depthOf(score),
    })),
  };
}

/**
 * The city of the sample network as SVG, to be stretched. With `marksRepair`, the repaired branch is lit, and
 * a dotted line is the minimum.
 */
function skyline(network: DerivedNetwork, marksRepair: boolean): string {
  const { heights, height, repaired, named, depthOf } = cityOf(network);
  const building = (index: number) =>
    `M${index * WIDTH} ${height}v-${heights[index]}h${WIDTH}V${height}z`;
  /** The windows that somebody has lit already. */
  const windows = heights.flatMap((own, index) =>
    [2, 6].map(
      (x, column) =>
        `M${index * WIDTH + x} ${height - own + 8 + ((index * 7 + column * 5) % 12)}h2v4h-2z`,
    ),
  );
  const cityWidth = heights.length * WIDTH;
  const minimum = (depthOf(network.expected) * height).toFixed(1);
  // With the repair marked, it stands on a street; otherwise it fades into the morning of what is below it.
  const fades = marksRepair ? 1.8 : 1;
  const street = `<path fill="${palette.accent}" d="M0 ${height - GROUND}h${cityWidth}v${GROUND}H0z"/>`;
  const gradient = (id: string, colour: string) =>
    `<linearGradient id="${id}" x2="0" y2="${fades}">
        <stop stop-color="${colour}"/>
        <stop offset="1" stop-color="${sky.day.morning}"/>
      </linearGradient>`;
  const story = `
    ${gradient('b', palette.attention)}
    <path fill="${palette.accent}" d="${named.map(({ index }) => building(index)).join('')}"/>
    <path fill="url(#b)" d="${building(repaired)}"/>
    <path stroke="${palette.text}" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"
      vector-effect="non-scaling-stroke" d="M0 ${minimum}h${cityWidth}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 ${cityWidth} ${height}" preserveAspectRatio="none">
      ${gradient('a', palette.accentGlow)}
      <path fill="url(#a)" d="${heights.map((_, index) => building(index)).join('')}"/>
      ${marksRepair ? story : ''}
      <path fill="${sky.day.morning}" opacity=".85" d="${windows.join('')}"/>
      ${marksRepair ? street : ''}
    </svg>`;
}

/** The drawing as a file: with `marksRepair`, the repaired branch stands out. */
export const skylineFile = async ({ marksRepair }: { marksRepair: boolean }): Promise<Response> =>
  new Response(skyline(await getNetwork(), marksRepair), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
