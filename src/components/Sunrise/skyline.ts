import { getScreens } from '#data/getScreens.ts';
import type { Screens } from '#data/screens.ts';
import { palette, sky } from '#styles/tokens.ts';

/** Where the drawing is served: pages stay light, and what is far down a page is loaded on the way there. */
export const SKYLINE_PATH = '/amanecer.svg';
/** The same where nothing is said of the repaired branch. */
export const CITY_PATH = '/ciudad.svg';

/** How thick the ground is that the city stands on. */
const GROUND = 2;

/**
 * The buildings from left to right, one for each branch, as high as its score in the last week. The repaired one
 * is not in the middle.
 */
function buildingsOf({ scores }: Screens) {
  const scoreOf = (one: { scores: number[] }) => one.scores.at(-1) ?? 0;
  const repaired = Math.floor(scores.others.length / 4);
  const all = scores.others.map(scoreOf);
  all.splice(repaired, 0, scoreOf(scores));
  const floor = Math.min(...all) - 6;
  const heights = all.map((score) => (score - floor) * 5);
  return { heights, height: Math.max(...heights), repaired };
}

/** The middle of the repaired branch's roof, from the left and the top of the drawing, as parts of it. */
export function repairedRoof(screens: Screens): { x: number; y: number } {
  const { heights, height, repaired } = buildingsOf(screens);
  return { x: (repaired + 0.5) / heights.length, y: 1 - (heights[repaired] ?? 0) / height };
}

/** The city of the sample network as SVG, to be stretched. Where its story is told, the repaired branch is lit. */
function skyline(screens: Screens, isTold: boolean): string {
  const { heights, height, repaired } = buildingsOf(screens);
  const building = (index: number) => `M${index * 10} ${height}v-${heights[index]}h10V${height}z`;
  /** The windows that somebody has lit already. */
  const windows = heights.flatMap((own, index) =>
    [2, 6].map(
      (x, column) =>
        `M${index * 10 + x} ${height - own + 8 + ((index * 7 + column * 5) % 12)}h2v4h-2z`,
    ),
  );
  const fading = (id: string, colour: string) =>
    `<linearGradient id="${id}" x2="0" y2="1.8"><stop stop-color="${colour}"/><stop offset="1" stop-color="${sky.day.morning}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${heights.length * 10} ${height}" preserveAspectRatio="none">${fading('a', palette.accentGlow)}${isTold ? fading('b', palette.attention) : ''}<path fill="url(#a)" d="${heights.map((_, index) => building(index)).join('')}"/>${isTold ? `<path fill="url(#b)" d="${building(repaired)}"/>` : ''}<path fill="${sky.day.morning}" opacity=".85" d="${windows.join('')}"/><path fill="${palette.accent}" d="M0 ${height - GROUND}h${heights.length * 10}v${GROUND}H0z"/></svg>`;
}

/** The drawing as a file: with `isTold`, the repaired branch is told apart from the others. */
export const skylineFile = async ({ isTold }: { isTold: boolean }): Promise<Response> =>
  new Response(skyline(await getScreens(), isTold), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
