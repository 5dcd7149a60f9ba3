/** Tag of slow repetitions that only `npm run test:all` (LINEO_COMPLETE=1) runs. */
export const COMPLETE = '@complete';

/** Whether this run has the slow repetitions too. */
export const isComplete = process.env['LINEO_COMPLETE'] === '1';
