import { getScreenData } from '#sampleNetwork/getScreenData.ts';
import type { ScreenData } from '#sampleNetwork/screenData/screenData.ts';
import { palette, sky } from '#styles/tokens.ts';

/** How thick the ground is that the skyline stands on. */
const GROUND = 2;
/** In the drawing's units: the width of a building, and its height for each point of its score. */
const WIDTH = 10;
/** The line between two buildings, in px, so that each can be told from its neighbours; no sky shows through it. */
const SEAM = 2;
const POINT = 5;
/** The positions of the repaired branch, of the lowest and of the highest branch among the others. */
const SIGN_POSITIONS = [0.3, 0.69, 0.9];

interface Building {
  branch: string;
  score: number;
}

/** The positions of the buildings with a sign among `count`, from left to right. */
const signPositions = (signs: number, count: number): number[] =>
  SIGN_POSITIONS.slice(0, signs).map((share, index) =>
    Math.min(Math.floor(count * share), count - signs + index),
  );

/** Puts the lowest of the others next to the signs, so that no sign covers a roof. `others` begin with the lowest. */
function aroundSigns(signed: Building[], others: Building[]): Building[] {
  const count = signed.length + others.length;
  const positions = signPositions(signed.length, count);
  const distance = (place: number) => Math.min(...positions.map((sign) => Math.abs(sign - place)));
  const places = Array.from({ length: count }, (_, place) => place);
  const free = places
    .filter((place) => !positions.includes(place))
    .toSorted((a, b) => distance(a) - distance(b));
  const buildings = new Map([
    ...signed.map((one, index) => [positions[index], one] as const),
    ...others.map((one, index) => [free[index], one] as const),
  ]);
  return places.map((place) => buildings.get(place)).filter((one) => one !== undefined);
}

/**
 * The buildings from left to right, one for each branch, as high as its score in the last week. The repaired one, the
 * lowest and the highest have signs, so they stand apart, with low buildings around them. All are cut off a little below
 * the minimum, so that it and the differences between the scores can be seen.
 */
function buildingsOf({ branches, expected }: ScreenData) {
  const inLastWeek = ({ branch, weekly }: (typeof branches)[number]): Building => ({
    branch,
    score: weekly.at(-1) ?? 0,
  });
  const [repairedBranch, ...rest] = branches;
  const repaired = inLastWeek(repairedBranch);
  const ranked = rest.map(inLastWeek).toSorted((a, b) => a.score - b.score);
  const lowest = ranked.at(0);
  const highest = ranked.length > 1 ? ranked.at(-1) : undefined;
  const signed = [repaired, lowest, highest].filter((one) => one !== undefined);
  const buildings = aroundSigns(
    signed,
    ranked.filter((one) => !signed.includes(one)),
  );
  const floor = Math.min(expected, ...buildings.map(({ score }) => score)) - 3;
  const heights = buildings.map(({ score }) => (score - floor) * POINT);
  const height = Math.max(...heights);
  return {
    heights,
    height,
    repaired: buildings.indexOf(repaired),
    named: signed.map((one) => ({ ...one, index: buildings.indexOf(one) })),
    /** How far from the top a score is, as a part of the height. */
    depthOf: (score: number) => 1 - ((score - floor) * POINT) / height,
  };
}

/**
 * The branches that have a sign over the skyline, with their distances from its left and its top, as shares of its
 * size. The repaired branch comes first.
 */
export function roofPositions(network: ScreenData) {
  const { heights, named, depthOf } = buildingsOf(network);
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
 * The skyline of the sample network as SVG, to be stretched. With `marksRepair`, the repaired branch is lit and a
 * dotted line marks the minimum.
 */
function skylineSvg(sampleNetwork: ScreenData, marksRepair: boolean): string {
  const { heights, height, repaired, named, depthOf } = buildingsOf(sampleNetwork);
  const building = (index: number) =>
    `M${index * WIDTH} ${height}v-${heights[index]}h${WIDTH}V${height}z`;
  /** As high as the lower one of two neighbours. */
  const seams = heights
    .slice(1)
    .map(
      (roof, index) => `M${(index + 1) * WIDTH} ${height}v-${Math.min(roof, heights[index] ?? 0)}`,
    );
  /** The windows that somebody has lit already. */
  const windows = heights.flatMap((roof, index) =>
    [2, 6].map(
      (x, column) =>
        `M${index * WIDTH + x} ${height - roof + 8 + ((index * 7 + column * 5) % 12)}h2v4h-2z`,
    ),
  );
  const width = heights.length * WIDTH;
  const minimum = (depthOf(sampleNetwork.expected) * height).toFixed(1);
  // The skyline with the marked repair stands on a street. The other one fades into the morning below it.
  const fades = marksRepair ? 1.8 : 1;
  const street = `<path fill="${palette.accent}" d="M0 ${height - GROUND}h${width}v${GROUND}H0z"/>`;
  const gradient = (id: string, colour: string) =>
    `<linearGradient id="${id}" x2="0" y2="${fades}">
        <stop stop-color="${colour}"/>
        <stop offset="1" stop-color="${sky.day.morning}"/>
      </linearGradient>`;
  const others = named.map(({ index }) => index).filter((index) => index !== repaired);
  const repairMark = `
    ${gradient('b', palette.positive)}
    <path fill="${palette.accent}" d="${others.map(building).join('')}"/>
    <path fill="url(#b)" d="${building(repaired)}"/>
    <path stroke="${palette.text}" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"
      vector-effect="non-scaling-stroke" d="M0 ${minimum}h${width}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
      ${gradient('a', palette.accentGlow)}
      <path fill="url(#a)" d="${heights.map((_, index) => building(index)).join('')}"/>
      ${gradient('c', palette.accentOnInk)}
      <path stroke="url(#c)" stroke-width="${SEAM}" vector-effect="non-scaling-stroke" d="${seams.join('')}"/>
      ${marksRepair ? repairMark : ''}
      <path fill="${sky.day.morning}" opacity=".85" d="${windows.join('')}"/>
      ${marksRepair ? street : ''}
    </svg>`;
}

/** The drawing as a file. With `marksRepair` it marks the repaired branch. */
export const skylineFile = async ({ marksRepair }: { marksRepair: boolean }): Promise<Response> =>
  new Response(skylineSvg(await getScreenData(), marksRepair), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
