/** The style of a radio button that is not seen and lies over the whole of its label, which shows its states. */
export const radioOverLabel = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;
