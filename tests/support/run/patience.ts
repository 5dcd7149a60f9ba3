import { availableParallelism, loadavg } from 'node:os';

const busy = Math.round((loadavg()[0] ?? 0) / availableParallelism());

/**
 * How many times longer than on a quiet machine a test may take: `LINEO_PATIENCE` if it is set, else a number for the
 * machine's load. All processes of a run use the number of the first process.
 */
export const patience = Number(
  (process.env['LINEO_PATIENCE'] ??= String(Math.min(Math.max(busy, 1), 10))),
);

/**
 * Time limits in ms, which no passing test reaches: for an expectation, for a test, for a server whose site is built
 * first.
 */
export const limits = {
  expectation: 10_000 * patience,
  test: 60_000 * patience,
  server: 120_000 * patience,
};

/** The number of failures after which a run stops, because more of them would tell nothing new. */
export const maxFailures = 10;
