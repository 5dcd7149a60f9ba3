import { openImitatedLine } from './imitatedLine.ts';
import { openRealLine } from './realLine.ts';

/** What a line carries: a phone on a poor mobile network. */
export interface LineSpeed {
  downKbps: number;
  upKbps: number;
  roundTripMs: number;
}

/** A slow line in front of a port of this machine. */
export interface SlowLine {
  /** Where a browser at the far end finds the port. */
  host: string;
  port: number;
  /** What starts that browser, from what starts it here: paths. */
  browserAt(executable: string): Promise<string>;
  /** What carries it, as the reader of the figures is told. */
  kind: string;
  close(): Promise<void>;
}

export const slowLine: LineSpeed = { downKbps: 1600, upKbps: 750, roundTripMs: 150 };

/** Opens a line that real packets cross; where the machine has none, one that is imitated, which says so. */
export const openSlowLine = async (port: number): Promise<SlowLine> =>
  (await openRealLine(port, slowLine)) ?? openImitatedLine(port, slowLine);
