import { isoDate } from '#lib/dates.ts';
import { valueInWords } from '#schemas/messages.ts';
import type { Network } from './networkFields.ts';

type Path = (string | number)[];

/** What one place of the sample network says otherwise than another. */
export interface Disagreement {
  path: Path;
  message: string;
}

/** Whether two values are the same text, number or day. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? isoDate(a) === isoDate(b) : a === b;

/** A disagreement unless `value` is `expected`, which `what` has, in Spanish: «La sucursal de la auditoría». */
export const unlessSame = (
  path: Path,
  value: unknown,
  expected: unknown,
  what: string,
): Disagreement[] =>
  isSame(value, expected)
    ? []
    : [
        {
          path,
          message: `${what} es ${valueInWords(expected)} y acá dice ${valueInWords(value)}.`,
        },
      ];

/** A disagreement, `message`, unless `isRight`. */
export const unless = (path: Path, isRight: boolean, message: string): Disagreement[] =>
  isRight ? [] : [{ path, message }];

/** The photo that has this name, if any. */
export const photoNamed = ({ evidence }: Network, name: string) =>
  evidence.photos.find((photo) => photo.name === name);

/** The index of the week of the visit in the chart. */
export const visitWeekIndex = ({ scores, visit }: Network): number =>
  scores.weeks.findLastIndex((monday) => monday <= visit.day);

/** Whether the chart has a score for each week and branch; its own schema says where not. */
export const hasEveryScore = ({ scores }: Network): boolean =>
  [scores, ...scores.others].every((one) => one.weekly.length === scores.weeks.length);
