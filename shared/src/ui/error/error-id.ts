/** A short id that a person can read out and support can find in the error report. */
export const createErrorId = () => {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `E-${[...random].map((part) => part.toString(36).toUpperCase().padStart(7, '0').slice(-5)).join('-')}`;
};
