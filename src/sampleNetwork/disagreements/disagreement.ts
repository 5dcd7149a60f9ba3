/** A place of the sample network that does not fit another. */
export interface Disagreement {
  path: (string | number)[];
  message: string;
}

/** A disagreement with this `message`, unless `isRight`. */
export const unless = (
  isRight: boolean,
  path: Disagreement['path'],
  message: string,
): Disagreement[] => (isRight ? [] : [{ path, message }]);
