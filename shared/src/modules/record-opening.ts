import { marketplace, responseCache } from '../http/index.ts';
import { localDay } from './local-day.ts';

/** API path of the user's module usage. */
export const usagePath = (id: string) => `/tex-suite/user/module/${encodeURIComponent(id)}`;

/** Counts that the signed-in user opened a module. Ignores failures. */
export const recordOpening = async (id: string): Promise<void> => {
  try {
    await marketplace.post(`${usagePath(id)}/opened`, { day: localDay() });
    responseCache.invalidate(usagePath(id));
  } catch {
    // The module is open, which is what matters.
  }
};
