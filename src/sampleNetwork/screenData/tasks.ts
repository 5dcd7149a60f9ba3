import { visitsByDay, type ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';

/**
 * The tasks of the board. Among the tasks of one state, the audit's task comes first. A task that is done is checked
 * on the first visit that the plan has to its branch after the task's day.
 */
export function tasksOf({ tasks, visit, plan }: ResolvedNetwork) {
  const { task: title, person, due, evidence } = visit.failed;
  const storyTask = { title, branch: visit.branch, person, due, state: tasks.followed, evidence };
  const place = tasks.list.findIndex(({ state }) => state === storyTask.state);
  const visits = visitsByDay(plan);
  return tasks.list.toSpliced(place < 0 ? tasks.list.length : place, 0, storyTask).map((task) => {
    const check = visits.find(({ branch, day }) => branch === task.branch && day > task.due);
    if (task.state !== 'done' || !check) return { ...task, check: undefined, isVerified: false };
    return { ...task, check, isVerified: check.day <= tasks.day };
  });
}
