// Events between the blocks of a page: one publishes, others subscribe, and write into their own words.

interface PageEvents {
  /** The words of the audit that a visitor tries, once it is finished. */
  'lineo:audit': string;
  /** The numbers that a visitor brings along from a calculator: how many branches, and all of them in a sentence. */
  'lineo:numbers': { branches: number; summary: string };
}

declare global {
  interface Window {
    lineoEvents?: Partial<PageEvents>;
  }
}

/** What was published last, on the window, because each inline script of a page has a copy of this module. */
const last = (window.lineoEvents ??= {});

export const publish = <Name extends keyof PageEvents>(
  name: Name,
  detail: PageEvents[Name],
): void => {
  last[name] = detail;
  dispatchEvent(new CustomEvent(name, { detail }));
};

/** Calls `listener` with what was published last, however long ago, and with what is published from now on. */
export function subscribe<Name extends keyof PageEvents>(
  name: Name,
  listener: (detail: PageEvents[Name]) => void,
): void {
  addEventListener(name, (event) => listener((event as CustomEvent<PageEvents[Name]>).detail));
  const detail = last[name];
  if (detail !== undefined) listener(detail);
}
