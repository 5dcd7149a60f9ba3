import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  faultMatrix,
  faultOf,
  kinds,
  kindsWith,
  type FaultNumber,
} from '../support/faultMatrix.ts';

interface Suite {
  title: string;
  file?: string;
  suites?: Suite[];
  specs?: { title: string }[];
}

/** The whole titles of tests, each beginning with what its own title or a group's begins with. */
const titlesIn = ({ title, specs = [], suites = [] }: Suite): string[] =>
  [...specs.map((spec) => spec.title), ...suites.flatMap(titlesIn)].map((inner) =>
    /^F\d\d /.test(inner) ? `${inner} · ${title}` : `${title} · ${inner}`,
  );

/** The titles of all browser tests, as the runner itself tells them. */
function browserTests(): string[] {
  const { stdout, stderr } = spawnSync(
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', '--list', '--reporter=json'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: '' },
    },
  );
  const { suites } = JSON.parse(stdout || stderr) as { suites: Suite[] };
  return suites.flatMap((suite) => titlesIn({ ...suite, title: '' }));
}

const numbers = Object.keys(faultMatrix) as FaultNumber[];
const titles = browserTests();

test('names the faults F01 to F50', () => {
  expect(numbers).toEqual(
    Array.from({ length: 50 }, (_, index) => `F${String(index + 1).padStart(2, '0')}`),
  );
});

describe.each(numbers)('%s', (number) => {
  test('has a browser test on each kind of page where it applies', () => {
    const own = titles.filter((title) => title.startsWith(`${number} `));

    const untested = kindsWith(number).filter((path) => !own.some((title) => title.includes(path)));
    expect(untested).toEqual([]);
  });

  test('says why it is left out anywhere', () => {
    const isEverywhere = kindsWith(number).length === kinds.length;

    expect(Boolean(faultOf(number).why)).toBe(!isEverywhere);
  });
});

test('no browser test bears a number that is not in the table', () => {
  const borne = titles.flatMap((title) => /^F\d\d/.exec(title) ?? []);

  expect(new Set(borne)).toEqual(new Set(numbers.filter((number) => kindsWith(number).length)));
});
