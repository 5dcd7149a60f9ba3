import { fillPlaceholders } from '#lib/placeholders.ts';

/** An item of the audit: what it weighs, out of 100, and who repairs it. */
interface Item {
  text: string;
  points: number;
  person: string;
}

/** The same with its answer, «yes» or «no», if there is one yet. */
interface AnsweredItem extends Item {
  answer: string | undefined;
}

/** The texts of the result, with placeholders. */
type AuditLabels = Record<
  'progress' | 'clean' | 'finished' | 'finishedTogether' | 'shared' | 'nothing',
  string
>;

/** What the page hands to the script of the audit. */
export interface Audit {
  items: Item[];
  /** The points before the first answer, and those that a branch is expected to have. */
  start: number;
  expected: number;
  labels: AuditLabels;
  /** The words of the demo button, what the network's owner gets, and the end of the message; all with placeholders. */
  demo: string;
  owner: string;
  invite: string;
}

/** Made when somebody is named, because making it takes a phone longer than all the rest. */
const listed = (names: Set<string>) =>
  names.size > 0 ? new Intl.ListFormat('es').format(names) : '';

/** How a finished audit ended: with nothing to repair, with one person for all of it, or with several. */
function endOf(persons: number, { clean, finished, finishedTogether }: AuditLabels): string {
  if (persons === 0) return clean;
  return persons === 1 ? finished : finishedTogether;
}

/**
 * The result of the answers so far: the points of the `start` minus the weight of each item that is not met; how far
 * the audit is or how it ended; and the result as a message, which is empty before the first answer.
 */
export function auditResult(items: readonly AnsweredItem[], labels: AuditLabels, start: number) {
  const failed = items.filter(({ answer }) => answer === 'no');
  const answered = items.filter(({ answer }) => answer).length;
  const score = failed.reduce((left, { points }) => left - points, start);
  const persons = new Set(failed.map(({ person }) => person));
  const ended = endOf(persons.size, labels);
  const values = {
    puntaje: score,
    items: items.length,
    contestados: answered,
    tareas: failed.length,
    // An item counts again when the photo of its repair arrives.
    arreglado: start,
    personas: listed(persons),
    fallas: failed.map(({ text }) => text).join('; ') || labels.nothing,
  };
  return {
    score,
    isFinished: answered === items.length,
    summary: fillPlaceholders(answered === items.length ? ended : labels.progress, values),
    message: answered > 0 ? fillPlaceholders(labels.shared, values) : '',
  };
}
