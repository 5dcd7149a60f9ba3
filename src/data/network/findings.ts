import {
  daysBetween,
  formatShortDayOfMonth,
  formatDayOfMonth,
  formatWeekdayDate,
  minuteAfter,
} from '#lib/dates.ts';
import { sum } from '#lib/sum.ts';
import { photoNamed, type CompleteNetwork } from '#schemas/network/completeNetwork.ts';

/** A temperature with a non-breaking space before its unit. */
const degrees = (reading: number) => `${reading}\u00a0°C`;

/** «44 días». */
const { format: daysInWords } = new Intl.NumberFormat('es-AR', {
  style: 'unit',
  unit: 'day',
  unitDisplay: 'long',
});

/** What a photo found and how it ends, in one shape: the story's, or that of a trade. */
interface FindingFacts {
  /** The names of its photos, of which the first is its own name too. */
  before: string;
  after: string;
  checklist: string;
  item: string;
  task: string;
  person: string;
  role: string;
  due: Date;
  /** What a thermometer read, where one did. */
  reading?: { found: number; limit: number; atOpening: number; repaired: number };
  /** The visit that found it, where it is told; `since` when it was so already. */
  visit?:
    | (Pick<
        CompleteNetwork['visit'],
        'brand' | 'city' | 'person' | 'score' | 'points' | 'sections' | 'others'
      > & { since?: Date })
    | undefined;
}

/** The story, which other screens tell too. */
function story({ visit, repair }: CompleteNetwork): FindingFacts {
  const { text, reading, limit, atOpening, evidence, task, person, due } = visit.failed;
  return {
    before: evidence,
    after: repair.evidence,
    checklist: visit.checklist,
    item: text,
    task,
    person,
    role: repair.role,
    due,
    reading: { found: reading, limit, atOpening, repaired: repair.reading },
    visit,
  };
}

/** What may stand in a text about it as a placeholder. */
function findingPlaceholders(network: CompleteNetwork, { visit, reading, ...facts }: FindingFacts) {
  const found = photoNamed(network, facts.before);
  const repaired = photoNamed(network, facts.after);
  const day = found?.day ?? facts.due;
  const { since } = visit ?? {};
  return {
    sucursal: found?.branch ?? '',
    supervisor: visit?.person ?? '',
    encargado: facts.person,
    puesto: facts.role,
    item: facts.item,
    tarea: facts.task,
    vence: formatDayOfMonth(facts.due),
    diaVisita: formatWeekdayDate(day),
    diaArreglo: formatDayOfMonth(repaired?.day ?? facts.due),
    horaVisita: found?.hour ?? '',
    // When whoever runs the network hears of it.
    horaAviso: found ? minuteAfter(found.hour) : '',
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
    lecturaApertura: reading ? degrees(reading.atOpening) : '',
    lecturaArreglo: reading ? degrees(reading.repaired) : '',
    maximo: reading ? degrees(reading.limit) : '',
  };
}

/** What changed from one photo to the other, in a word: what a thermometer read, else the day, or the hour of one day. */
function changeOf(network: CompleteNetwork, { before, after, reading }: FindingFacts) {
  if (reading) return [degrees(reading.found), degrees(reading.repaired)];
  const photos = [before, after].flatMap((name) => photoNamed(network, name) ?? []);
  const days = photos.map(({ day }) => formatShortDayOfMonth(day));
  return days[0] === days[1] ? photos.map(({ hour }) => hour) : days;
}

/** The story's finding, and after it those of trades. */
export function findingsOf(network: CompleteNetwork) {
  const describe = (facts: FindingFacts) => ({
    ...facts,
    values: findingPlaceholders(network, facts),
    change: changeOf(network, facts),
  });
  return [describe(story(network)), ...network.trades.map(describe)] as const;
}
