import { isoDate } from '#lib/dates.ts';
import { sum } from '#lib/sum.ts';
import type { Network } from '#schemas/network.ts';
import type { Contradiction } from './contradiction.ts';
import { weekOf } from './weeks.ts';

type Item = Network['visit']['sections'][number]['items'][number];

/** An item of the visit with its place in the file. */
interface PlacedItem extends Item {
  path: Contradiction['path'];
}

type Evidence = NonNullable<Item['evidence']>;

/** The one item that the story is about, with what was measured. */
interface Deviation extends PlacedItem {
  evidence: Evidence;
}

const itemsOf = ({ visit }: Network): PlacedItem[] =>
  visit.sections.flatMap((section, sectionIndex) =>
    section.items.map((item, index) => ({
      ...item,
      path: ['visit', 'sections', sectionIndex, 'items', index],
    })),
  );

/** Scores of the visited branch that are not what the visit gave, or don't end well. */
function wrongScores(network: Network, items: readonly PlacedItem[]): Contradiction[] {
  const { visit, branches, weeks, expected } = network;
  const found: Contradiction[] = [];
  const points = sum(items.map((item) => item.points));
  if (points !== 100) {
    found.push({
      path: ['visit', 'sections'],
      message: `Los puntos de los ítems suman ${points} y tienen que sumar 100.`,
    });
  }

  const place = branches.findIndex(({ key }) => key === visit.branch);
  const week = weekOf(weeks, visit.day);
  const scores = branches[place]?.scores ?? [];
  const atVisit = scores[week];
  const scored = sum(items.filter(({ met }) => met).map((item) => item.points));
  if (atVisit !== undefined && atVisit !== scored) {
    found.push({
      path: ['branches', place, 'scores', week],
      message: `La visita de esa semana da ${scored}, lo que suman sus ítems cumplidos, y acá dice ${atVisit}.`,
    });
  }
  const lowest = Math.min(...branches.map(({ scores: each }) => each[week] ?? 100));
  if (atVisit !== undefined && (atVisit > lowest || atVisit >= expected)) {
    found.push({
      path: ['visit', 'branch'],
      message: `En la semana de la visita, el más bajo y bajo el mínimo tiene que ser «${visit.branch}».`,
    });
  }
  if ((scores.at(-1) ?? 0) < expected) {
    found.push({
      path: ['branches', place, 'scores', scores.length - 1],
      message: `La historia termina bien: en la última semana «${visit.branch}» llega al mínimo (${expected}).`,
    });
  }
  return found;
}

/** Items whose task or evidence doesn't go with whether they are met. */
function wrongItems({ visit, tasks }: Network, items: readonly PlacedItem[]): Contradiction[] {
  const found: Contradiction[] = [];
  for (const { met, task, evidence, path } of items) {
    const entry = tasks.list.find(({ key }) => key === task);
    if (!met && task === undefined) {
      found.push({ path, message: 'Un ítem que no se cumple lleva su tarea en «task».' });
    }
    if (met && (task !== undefined || evidence)) {
      found.push({ path, message: 'Un ítem que se cumple no lleva «task» ni «evidence».' });
    }
    if (entry && entry.branch !== visit.branch) {
      found.push({
        path: [...path, 'task'],
        message: `Esa tarea es de «${entry.branch}», y la visita fue a «${visit.branch}».`,
      });
    }
  }
  return found;
}

/** Temperatures that are not the measured ones, or that tell of no deviation or of no repair. */
function wrongTemperatures({ recovery }: Network, deviation: Deviation): Contradiction[] {
  const { evidence, path, text } = deviation;
  const found: Contradiction[] = [];
  const says = (place: Contradiction['path'], words: string, number: number) => {
    if (words.includes(`${number} °C`)) return;
    found.push({
      path: place,
      message: `Acá tiene que leerse «${number} °C», como en la medición.`,
    });
  };
  says([...path, 'text'], text, evidence.limit);
  says([...path, 'evidence', 'photo'], evidence.photo, evidence.reading);
  says(['recovery', 'text'], recovery.text, recovery.reading);
  if (evidence.reading <= evidence.limit) {
    found.push({
      path: [...path, 'evidence', 'reading'],
      message: `Con ${evidence.reading} °C no hay desvío: se admite hasta ${evidence.limit} °C.`,
    });
  }
  if (recovery.reading > evidence.limit) {
    found.push({
      path: ['recovery', 'reading'],
      message: `Después del arreglo tiene que marcar ${evidence.limit} °C o menos.`,
    });
  }
  return found;
}

/** A repair that is due before it is done, and a notice that the visited branch hasn't read. */
function wrongEnding(network: Network, deviation: Deviation): Contradiction[] {
  const { visit, tasks, notice, recovery } = network;
  const found: Contradiction[] = [];
  const repair = tasks.list.findIndex(({ key }) => key === deviation.task);
  const due = tasks.list[repair]?.due;
  if (due && recovery.day > due) {
    found.push({
      path: ['tasks', 'list', repair, 'due'],
      message: `La tarea se cierra el ${isoDate(recovery.day)}: no puede vencer antes.`,
    });
  }
  const unread = notice.unread.indexOf(visit.branch);
  if (unread >= 0) {
    found.push({
      path: ['notice', 'unread', unread],
      message: 'La sucursal del desvío ya está enterada: no puede faltarle leer el aviso.',
    });
  }
  return found;
}

/** What the visit found and what became of it, where parts of the file disagree. */
export function wrongStory(network: Network): Contradiction[] {
  const items = itemsOf(network);
  const found = [...wrongScores(network, items), ...wrongItems(network, items)];
  const measured = items.filter((item): item is Deviation => item.evidence !== undefined);
  const [deviation] = measured;
  if (measured.length !== 1 || !deviation) {
    found.push({
      path: ['visit', 'sections'],
      message: `Un ítem, y uno solo, lleva «evidence»; hay ${measured.length}.`,
    });
    return found;
  }
  return [...found, ...wrongTemperatures(network, deviation), ...wrongEnding(network, deviation)];
}
