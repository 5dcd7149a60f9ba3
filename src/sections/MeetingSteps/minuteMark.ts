/** A minute of the meeting: «5 min». */
export const minuteMark = (minute: number): string => `${minute}\u00a0min`;
