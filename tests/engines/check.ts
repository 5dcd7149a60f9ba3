import type { Settings } from './engine.ts';
import type { Changes } from './front.ts';
import type { Visit } from './visit.ts';

/** Who visits: how the browser is set, and what comes between it and the site. */
export interface Visitor {
  settings?: Settings;
  changes?: Changes;
}

/** Something that holds in every engine. */
export interface Check extends Visitor {
  name: string;
  /** Viewport in px: a phone's where nothing is said. */
  size?: readonly [width: number, height: number];
  /**
   * Does it and looks; `meet` begins another visitor's visit, after which this one is over where
   * both have the same settings.
   * @throws when it doesn't hold.
   */
  run(visit: Visit, meet: (visitor: Visitor) => Promise<Visit>): Promise<void>;
}

/** A component or a kind of fault, with all that must hold for it. */
export interface Subject {
  title: string;
  checks: readonly Check[];
}
