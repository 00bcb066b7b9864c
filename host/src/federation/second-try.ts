/** Delay before the retry, in milliseconds; jitter keeps browsers from retrying in step. */
const BACKOFF = 400;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Retries once after a delay, if the failure may be temporary. */
export const withSecondTry = async <T>(task: () => Promise<T>, mayPass: (failure: unknown) => boolean): Promise<T> => {
  try {
    return await task();
  } catch (failure) {
    if (!mayPass(failure)) throw failure;
    await wait(BACKOFF * (1 + Math.random()));
    return task();
  }
};
