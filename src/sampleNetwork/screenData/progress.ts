import type { ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';

/** Whether a visit of the plan is before, on or after the plan's `today`. */
export const visitState = (visit: Date, today: Date): 'done' | 'today' | 'later' =>
  visit < today ? 'done' : visit > today ? 'later' : 'today';

/** Whether a task's day has passed without it being done. */
export const isOverdue = ({ due, state }: ResolvedNetwork['tasks']['list'][number], today: Date) =>
  state !== 'done' && due < today;

/** Whether a stop of the route is done, begun or still to come. */
export const stopState = ({
  done,
  of,
}: ResolvedNetwork['dayRoute']['stops'][number]): 'done' | 'doing' | 'next' =>
  done === of ? 'done' : done > 0 ? 'doing' : 'next';
