/** A minute of the meeting, as a clock would say it: «5′». */
export const minuteMark = (minute: number): string => `${minute}\u2032`;
