import {
  daysBetween,
  formatShortDayOfMonth,
  formatDayOfMonth,
  formatWeekdayDate,
  minutesAfter,
  minutesBetween,
} from '#lib/dates.ts';
import { sum } from '#lib/sum.ts';
import { findEvidence, type ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';

/** A temperature with a non-breaking space before its unit. */
const degrees = (reading: number) => `${reading}\u00a0°C`;

/** «44 días». */
const { format: daysInWords } = new Intl.NumberFormat('es-AR', {
  style: 'unit',
  unit: 'day',
  unitDisplay: 'long',
});

/** «33 horas». */
const { format: hoursInWords } = new Intl.NumberFormat('es-AR', {
  style: 'unit',
  unit: 'hour',
  unitDisplay: 'long',
});
interface Moment {
  day: Date;
  hour: string;
}
/** The whole hours from one photo to another. */
const hoursBetween = (from: Moment, to: Moment) =>
  Math.floor(daysBetween(from.day, to.day) * 24 + minutesBetween(from.hour, to.hour) / 60);

/** What a photo found and how it ends. The story's finding and those of the trades have the same shape. */
interface FindingFacts {
  /** The names of its photos. The first one also names the finding. */
  before: string;
  after: string;
  /** Whose branch it is: each trade is of another network. */
  brand: string;
  checklist: string;
  item: string;
  task: string;
  person: string;
  role: string;
  due: Date;
  /** Who looks after the branch, and the day of the next visit, on which the repair is verified. */
  supervisor: string;
  verified: Date;
  /** What a thermometer read, if the finding has one. */
  reading?: { found: number; limit: number; repaired: number };
  /** The visit that found it, where the content has one; `since` says from when on it was like that. */
  visit?:
    | (Pick<
        ResolvedNetwork['visit'],
        'city' | 'person' | 'score' | 'points' | 'sections' | 'others'
      > & { since?: Date })
    | undefined;
}

/** The story as a finding; other screens tell it too. */
function storyFinding({ brand, visit, repair, plan }: ResolvedNetwork): FindingFacts {
  const { text, reading, limit, evidence, task, person, due } = visit.failed;
  return {
    before: evidence,
    after: repair.evidence,
    brand,
    checklist: visit.checklist,
    item: text,
    task,
    person,
    role: repair.role,
    due,
    supervisor: visit.person,
    verified: plan.day,
    reading: { found: reading, limit, repaired: repair.reading },
    visit,
  };
}

/** The values of the placeholders that a text about the finding may use. */
function findingPlaceholders(network: ResolvedNetwork, { visit, reading, ...facts }: FindingFacts) {
  const found = findEvidence(network, facts.before);
  const repaired = findEvidence(network, facts.after);
  const day = found?.day ?? facts.due;
  const { since } = visit ?? {};
  return {
    sucursal: found?.branch ?? '',
    marca: facts.brand,
    supervisor: facts.supervisor,
    encargado: facts.person,
    puesto: facts.role,
    item: facts.item,
    tarea: facts.task,
    vence: formatDayOfMonth(facts.due),
    diaVisita: formatWeekdayDate(day),
    // From the first photo to that of the repair.
    diasArreglo: found && repaired ? daysInWords(daysBetween(found.day, repaired.day)) : '',
    horasArreglo: found && repaired ? hoursInWords(hoursBetween(found, repaired)) : '',
    diaArreglo: formatDayOfMonth(repaired?.day ?? facts.due),
    diaVerificacion: formatDayOfMonth(facts.verified),
    horaVisita: found?.hour ?? '',
    // When the person who runs the network hears about it.
    horaAviso: found ? minutesAfter(found.hour, 1) : '',
    horaArreglo: repaired?.hour ?? '',
    fotoAntes: found?.alt ?? '',
    fotoDespues: repaired?.alt ?? '',
    puntaje: visit?.score ?? 0,
    peso: visit?.points ?? 0,
    cumplidos: sum(visit?.sections.map(({ met }) => met) ?? []),
    items: sum(visit?.sections.map(({ of }) => of) ?? []),
    dias: since ? daysInWords(daysBetween(since, day)) : '',
    desde: since ? formatDayOfMonth(since) : '',
    lectura: reading ? degrees(reading.found) : '',
    lecturaArreglo: reading ? degrees(reading.repaired) : '',
    maximo: reading ? degrees(reading.limit) : '',
  };
}

/**
 * What changed between the two photos, in a word for each: the temperature if there is one; otherwise the day, or the
 * hour if both are of one day.
 */
function changeOf(network: ResolvedNetwork, { before, after, reading }: FindingFacts) {
  if (reading) return [degrees(reading.found), degrees(reading.repaired)];
  const photos = [before, after].flatMap((name) => findEvidence(network, name) ?? []);
  const days = photos.map(({ day }) => formatShortDayOfMonth(day));
  return days[0] === days[1] ? photos.map(({ hour }) => hour) : days;
}

/** The findings: the story's first, then those of the trades. */
export function findingsOf(network: ResolvedNetwork) {
  const describe = (facts: FindingFacts) => ({
    ...facts,
    values: findingPlaceholders(network, facts),
    change: changeOf(network, facts),
  });
  return [describe(storyFinding(network)), ...network.trades.map(describe)] as const;
}
