/** Cards after these enter together, so that a long list isn't left blank. */
const MOST_STAGGERED = 10;

/** Milliseconds until the card at `index` enters, if cards enter `step` apart. */
export const staggerDelay = (index: number, step: number) => Math.min(index, MOST_STAGGERED) * step;
