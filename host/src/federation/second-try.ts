/** In milliseconds before the second try; jitter keeps many browsers from asking at once. */
const BACKOFF = 400;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries once more after a pause, if the failure is one that may pass. */
export const withSecondTry = async <T>(task: () => Promise<T>, mayPass: (failure: unknown) => boolean): Promise<T> => {
  try {
    return await task();
  } catch (failure) {
    if (!mayPass(failure)) throw failure;
    await wait(BACKOFF * (1 + Math.random()));
    return task();
  }
};
