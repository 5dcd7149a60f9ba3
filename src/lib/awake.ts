/** Sent by an island once it is wholly awake: rendered, listening, its effects run. Bubbles. */
export const AWAKE = 'island:awake';
