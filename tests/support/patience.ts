import { availableParallelism, loadavg } from 'node:os';

const busy = Math.round((loadavg()[0] ?? 0) / availableParallelism());

/**
 * How many times longer than on a quiet machine a test may take before it gives up: what a slow machine sets
 * as `LINEO_PATIENCE`, else what the load of this one asks for. Each process of a run has the first one's.
 */
export const patience = Number(
  (process.env['LINEO_PATIENCE'] ??= String(Math.min(Math.max(busy, 1), 10))),
);

/** What a green test never needs, in ms: for one expectation, for a test, for a site that is built first. */
export const limits = {
  expectation: 10_000 * patience,
  test: 60_000 * patience,
  server: 120_000 * patience,
};

/** After so many a run stops: more say nothing new. */
export const maxFailures = 10;
