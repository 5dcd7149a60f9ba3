import type { ResolvedNetwork } from '#schemas/network/resolveReferences.ts';

/** The tasks of the board. Among the tasks of one state, the audit's task comes first. */
export function tasksOf({ tasks, visit }: ResolvedNetwork) {
  const { task: title, person, due } = visit.failed;
  const story = { title, branch: visit.branch, person, due, state: tasks.followed };
  const place = tasks.list.findIndex(({ state }) => state === story.state);
  return tasks.list.toSpliced(place < 0 ? tasks.list.length : place, 0, story);
}
