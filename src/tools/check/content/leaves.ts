/** A value of a content file that holds no other, and where it is. */
export interface Leaf {
  path: (string | number)[];
  value: unknown;
}

/** Every value of a content file's data that holds no other, in reading order. */
export function leavesOf(data: unknown, path: (string | number)[] = []): Leaf[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (typeof data === 'object' && data !== null && !(data instanceof Date)) {
    return Object.entries(data).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
  }
  return [{ path, value: data }];
}
