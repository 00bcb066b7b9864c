/** In milliseconds before the next process after one that was lost at work; longer from time to time. */
const REST = 100;
const LONGEST_REST = 5_000;

/** The pause between a process that was lost at work and the next one. The first loss brings none. */
export const createRest = () => {
  let losses = 0;
  let until = 0;

  return {
    begin: () => {
      losses += 1;
      until = performance.now() + (losses === 1 ? 0 : Math.min(REST * 2 ** losses, LONGEST_REST));
    },
    /** The next loss counts as the first. */
    forget: () => {
      losses = 0;
    },
    /** In milliseconds. */
    left: () => Math.max(0, until - performance.now()),
  };
};
