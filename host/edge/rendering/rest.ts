/** Base pause after a process was lost at work, in milliseconds; doubles with every loss. */
const REST = 100;
const LONGEST_REST = 5_000;

/** The pause between a process lost at work and the next one. The first loss causes none. */
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
    /** The rest of the pause, in milliseconds. */
    left: () => Math.max(0, until - performance.now()),
  };
};
