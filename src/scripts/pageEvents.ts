// What one block of a page tells the others, which show it: they listen, and write into their own words.

interface Told {
  /** The words of the audit that a visitor tries, once it is finished. */
  'lineo:audit': string;
  /** The numbers that a visitor brings along from a calculator: how many branches, and all of them in a sentence. */
  'lineo:numbers': { branches: number; summary: string };
}

/** What was told last, on the window, because each inline script of a page has a copy of this module. */
const last = window as unknown as Partial<Told>;

export const tell = <Name extends keyof Told>(name: Name, detail: Told[Name]): void => {
  last[name] = detail;
  dispatchEvent(new CustomEvent(name, { detail }));
};

/** Calls `listener` with what `tell` said last, however long ago, and with what it says from now on. */
export function listen<Name extends keyof Told>(
  name: Name,
  listener: (told: Told[Name]) => void,
): void {
  addEventListener(name, (event) => listener((event as CustomEvent<Told[Name]>).detail));
  const told = last[name];
  if (told !== undefined) listener(told);
}
