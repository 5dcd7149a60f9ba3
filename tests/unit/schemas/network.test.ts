import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { leavesOf } from '#tools/check/content/leaves.ts';
import { networkSchema } from '#schemas/network.ts';
import { projectRoot } from '#tools/projectRoot.ts';

type Path = readonly (string | number)[];

const file = join(projectRoot, 'tests/fixture/red.yaml');
const published: unknown = parse(readFileSync(file, 'utf8'));

/** The file's data, with a way to read and write a field by its path. */
function copyOf(data: unknown) {
  const copy = structuredClone(data);
  const at = (path: Path) =>
    path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), copy);
  return {
    copy,
    get: at,
    set: (path: Path, value: unknown) => {
      Reflect.set(Object(at(path.slice(0, -1))), path.at(-1) ?? '', value);
    },
  };
}
type Edited = ReturnType<typeof copyOf>;

/** What the check says to the file once `change` has been made to it, by field. */
function saidOf(change: (file: Edited) => void): string[] {
  const file = copyOf(published);
  change(file);
  return (networkSchema.safeParse(file.copy).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(' › ')}: ${message}`,
  );
}

const numbers = leavesOf(published).filter(({ value }) => typeof value === 'number');

describe('the sample network', () => {
  test('holds together as it is published', () => {
    expect(saidOf(() => undefined)).toEqual([]);
  });

  test('has a number to change in every part of the story', () => {
    const parts = new Set(numbers.map(({ path: [part] }) => part));
    expect([...parts].sort()).toEqual(
      ['branches', 'expected', 'recovery', 'route', 'totals', 'visit'].sort(),
    );
  });

  test.each([1, -1])('is refused when any one number changes by %i', (step) => {
    const unnoticed = numbers.filter(
      ({ path, value }) => saidOf((file) => file.set(path, Number(value) + step)).length === 0,
    );
    expect(unnoticed.map(({ path }) => path.join(' › '))).toEqual([]);
  });

  test('follows a name that changes in its one place', () => {
    expect(saidOf((file) => file.set(['branches', 0, 'name'], 'Otro Cerro'))).toEqual([]);
    expect(saidOf((file) => file.set(['people', 0, 'name'], 'Emilia'))).toEqual([]);
  });

  test.each<[what: string, change: (file: Edited) => void, field: string]>([
    [
      'two branches of one name',
      (file) => file.set(['branches', 1, 'name'], file.get(['branches', 0, 'name'])),
      'branches › 1 › name',
    ],
    [
      'two people of one name',
      (file) => file.set(['people', 1, 'name'], file.get(['people', 0, 'name'])),
      'people › 1 › name',
    ],
    [
      'a branch that is not there',
      (file) => file.set(['visit', 'branch'], 'cero'),
      'visit › branch',
    ],
    [
      'another branch that deviates',
      (file) => file.set(['visit', 'branch'], file.get(['branches', 1, 'key'])),
      'visit › branch',
    ],
    [
      'a person who is not there',
      (file) => file.set(['notice', 'person'], 'nadie'),
      'notice › person',
    ],
    [
      'a week that begins on another day',
      (file) => file.set(['weeks', 1], '2026-05-19'),
      'weeks › 1',
    ],
    ['weeks out of order', (file) => file.set(['weeks', 0], '2026-05-18'), 'weeks › 1'],
    [
      'a visit that the plan does not have',
      (file) => file.set(['visit', 'day'], '2026-06-05'),
      'visit › day',
    ],
    [
      'a repair before its visit',
      (file) => file.set(['recovery', 'day'], '2026-05-20'),
      'recovery › day',
    ],
    [
      'a repair after its due day',
      (file) => file.set(['recovery', 'day'], '2026-06-08'),
      'tasks › list › 3 › due',
    ],
    [
      'visits out of order',
      (file) => file.set(['plan', 'visits', 0, 'day'], '2026-06-30'),
      'plan › visits › 1 › day',
    ],
    [
      'an item that failed without a task',
      (file) => file.set(['visit', 'sections', 1, 'items', 0, 'task'], undefined),
      'visit › sections › 1 › items › 0',
    ],
    [
      'a task of another branch',
      (file) => file.set(['tasks', 'list', 3, 'branch'], 'palermo'),
      'visit › sections › 1 › items › 0 › task',
    ],
    [
      'a stop that the plan does not have',
      (file) => file.set(['route', 0, 'branch'], 'palermo'),
      'route › 0 › branch',
    ],
    ['stops out of order', (file) => file.set(['route', 1, 'hour'], '8:00'), 'route › 1 › hour'],
    [
      'a score too many',
      (file) => file.set(['branches', 2, 'scores', 6], 90),
      'branches › 2 › scores',
    ],
    [
      'the deviating branch among those who have not read',
      (file) => file.set(['notice', 'unread', 0], 'cerro'),
      'notice › unread › 0',
    ],
  ])('refuses %s, and names the field', (_, change, field) => {
    expect(saidOf(change).map((message) => message.split(':')[0])).toContain(field);
  });

  test('says what the sum is, and what the file says', () => {
    expect(saidOf((file) => file.set(['branches', 1, 'scores', 0], 90))).toMatchInlineSnapshot(`
      [
        "totals › points › 0: La cuenta da 1863 y acá dice 1866. Si está bien lo que cambiaste, poné 1863.",
      ]
    `);
  });
});
