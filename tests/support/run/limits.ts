/**
 * Time limits in ms, for an expectation, for a test, for a server whose site is built first. They are thirty times what
 * a quiet machine needs, because a busy one needs several times as long, and a limit makes no passing test slower.
 */
export const limits = { expectation: 30_000, test: 180_000, server: 360_000 };

/** The number of failures after which a run stops, because more of them would tell nothing new. */
export const maxFailures = 10;
