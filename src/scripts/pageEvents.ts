// What one block of a page tells the others, which show it: they listen, and write into their own words.

interface Told {
  /** The words of the audit that a visitor tries; none as long as it is not finished. */
  'lineo:audit': string;
  /** The numbers that a visitor brings along from a calculator: how many branches, and all of them in a sentence. */
  'lineo:numbers': { branches: number; summary: string };
}

// On the window, because each inline script of a page has a copy of this module.
const last = ((window as Window & { lineoTold?: Partial<Told> }).lineoTold ??= {});

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
