// What one block of a page tells blocks further down, which show it: they listen, and write into their own words.

interface Told {
  /** The words of the audit that a visitor tries; none as long as it is not finished. */
  'lineo:audit': string;
  /** The numbers that a visitor brings along from a calculator: how many branches, and all of them in a sentence. */
  'lineo:numbers': { branches: number; summary: string };
}

export const tell = <Name extends keyof Told>(name: Name, detail: Told[Name]): void => {
  dispatchEvent(new CustomEvent(name, { detail }));
};

/** Calls `listener` with what `tell` says from now on. */
export const listen = <Name extends keyof Told>(
  name: Name,
  listener: (told: Told[Name]) => void,
): void => addEventListener(name, (event) => listener((event as CustomEvent<Told[Name]>).detail));
