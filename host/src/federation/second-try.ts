/** Delay before a retry, in milliseconds; jitter keeps browsers from retrying in lockstep. */
const BACKOFF = 400;

export const backOff = () => new Promise<void>((resolve) => setTimeout(resolve, BACKOFF * (1 + Math.random())));

/** Retries once after a delay, if the failure may be temporary. */
export const withSecondTry = async <T>(task: () => Promise<T>, mayPass: (failure: unknown) => boolean): Promise<T> => {
  try {
    return await task();
  } catch (failure) {
    if (!mayPass(failure)) throw failure;
    await backOff();
    return task();
  }
};
