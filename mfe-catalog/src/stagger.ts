/** Cards beyond these enter together: a long list is not left blank. */
const MOST_STAGGERED = 10;

/** In milliseconds until the card at `index` enters, where cards enter `step` apart. */
export const staggerDelay = (index: number, step: number) => Math.min(index, MOST_STAGGERED) * step;
