/** How a visitor has set the browser; it holds from its start. */
export interface Settings {
  /** Whether pages may run scripts; the checks themselves may always look and act. */
  javaScript?: boolean;
  reducedMotion?: boolean;
  forcedColors?: boolean;
}

/** Keys by the name that all three drivers' tables share. */
export type Key = 'Tab' | 'Enter' | 'Space' | 'Escape' | 'End' | 'Home';

/** What `run` may hand over to a page and get back: JSON. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** One tab of a real browser, driven by its own protocol: what a visitor does, what a page shows. */
export interface Tab {
  /** Opens an address; settles when it has loaded. */
  go(address: string): Promise<void>;
  /** Loads the page anew, as with the browser's own button. */
  reload(): Promise<void>;
  /** Runs a function in the page, as text: it sees nothing but its arguments and the page. */
  run<Args extends Json[], Result>(code: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Moves the pointer there, in px of the viewport. */
  point(x: number, y: number): Promise<void>;
  /** Presses and releases the pointer's main button there, in px of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Presses and releases a key, with Shift held if so said. */
  press(key: Key, shift?: boolean): Promise<void>;
  /** Writes with the keyboard where the focus is. */
  type(text: string): Promise<void>;
  /** Makes the page's viewport as large as this, in px. */
  resize(width: number, height: number): Promise<void>;
  /** Ends the browser. */
  end(): Promise<void>;
}

/** A browser's engine, as far as the checks have to know it. */
export interface Engine {
  /**
   * Whether a walk may leave the keyboard with the browser's own controls, where nothing that a
   * check can do brings it back: each subject then gets browsers of its own.
   */
  losesKeyboard?: boolean;
  /** Settings that it can't have, each with the reason. */
  lacks: Partial<Record<keyof Settings, string>>;
  /** Starts a browser of its own, with one tab. @throws when it is not installed. */
  start(settings: Settings): Promise<Tab>;
}

/** What runs functions in a page, from what evaluates a program's text there. */
export const runBy =
  (evaluate: (program: string) => Promise<unknown>): Tab['run'] =>
  (code, ...args) =>
    evaluate(`(${code.toString()})(...${JSON.stringify(args)})`) as Promise<never>;

/**
 * Where browsers look for everything that is not this machine, and nobody answers: third parties
 * are as unreachable as behind a firewall.
 */
export const NOBODY = { host: '127.0.0.1', port: 9 } as const;
