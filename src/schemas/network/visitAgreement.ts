import { photoNamed, unless, unlessSame, visitWeekIndex, type Disagreement } from './agreement.ts';
import type { Network } from './networkFields.ts';
import type { VisitFields } from './visit.ts';

/** A checklist: its sections, the items of the open one, and what they weigh; `pointsPath` says what the one that fails does. */
function ofChecklist(
  path: Disagreement['path'],
  { sections, open, others }: VisitFields,
  { points, score, pointsPath }: { points: number; score: number; pointsPath: string[] },
): Disagreement[] {
  const opened = sections.findIndex(({ title }) => title === open);
  const section = sections[opened];
  return [
    ...sections.flatMap(({ met, of }, index) =>
      unless(
        [...path, 'sections', index, 'met'],
        met <= of,
        `Se cumplen ${met} ítems y la sección tiene ${of}.`,
      ),
    ),
    ...(section
      ? [
          ...unlessSame(
            [...path, 'sections', opened, 'met'],
            section.met,
            others.length,
            'Lo que cumple',
          ),
          ...unlessSame(
            [...path, 'sections', opened, 'of'],
            section.of,
            others.length + 1,
            'Los ítems que se ven',
          ),
        ]
      : unless([...path, 'open'], false, 'No es el título de ninguna sección.')),
    ...unless(
      [...path, ...pointsPath],
      points <= 100 - score,
      `A la sucursal le faltan ${100 - score} puntos para 100: el ítem no puede pesar más.`,
    ),
    ...unless(
      [...path, 'others'],
      others.reduce((sum, one) => sum + one.points, points) <= 100,
      'Entre todos pesan más de 100 puntos.',
    ),
  ];
}

/** The story's checklist, which the route follows too. */
function ofStory(network: Network): Disagreement[] {
  const { visit, scores, route } = network;
  const items = visit.sections.reduce((sum, { of }) => sum + of, 0);
  const { points } = visit.failed;
  return [
    ...ofChecklist(['visit'], visit, {
      points,
      score: scores.weekly[visitWeekIndex(network)] ?? 0,
      pointsPath: ['failed', 'points'],
    }),
    ...route.stops.flatMap(({ done, of }, index) => [
      ...unlessSame(['route', 'stops', index, 'of'], of, items, 'Los ítems del checklist'),
      ...unless(
        ['route', 'stops', index, 'done'],
        done <= of,
        `Van hechos ${done} ítems y el checklist tiene ${of}.`,
      ),
    ]),
  ];
}

/** The visits of trades, each under the minimum, and of something that was so for days. */
function ofTrades(network: Network): Disagreement[] {
  const { expected } = network;
  return network.trades.flatMap(({ before, visit }, index) => {
    if (!visit) return [];
    const path = ['trades', index, 'visit'];
    const photo = photoNamed(network, before);
    return [
      ...ofChecklist(path, visit, { ...visit, pointsPath: ['points'] }),
      ...unless(
        [...path, 'score'],
        visit.score < expected,
        `La visita queda bajo el mínimo, que es ${expected}.`,
      ),
      ...unless(
        [...path, 'since'],
        !photo || visit.since < photo.day,
        'Está así desde antes del día de la foto.',
      ),
    ];
  });
}

/** What the checklists of visits say in two ways. */
export const visitDisagreements = (network: Network): Disagreement[] => [
  ...ofStory(network),
  ...ofTrades(network),
];
