import { marketplace, responseCache } from '../http/index.ts';
import { localDay } from './local-day.ts';

/** Below it stands what the marketplace knows of the user's use of a module. */
export const usagePath = (id: string) => `/tex-suite/user/module/${encodeURIComponent(id)}`;

/** Counts that the signed-in user opened a module. An opening that could not be counted is none that failed. */
export const recordOpening = async (id: string): Promise<void> => {
  try {
    await marketplace.post(`${usagePath(id)}/opened`, { day: localDay() });
    responseCache.invalidate(usagePath(id));
  } catch {
    // The module is open, which is what was wanted.
  }
};
