import { marketplace, responseCache } from '@marketplace/shared/http';

/** Tells the server what the bell has shown. If it doesn't hear, they are new once more next time. */
export const markShown = async (until: string) => {
  await marketplace.post('/tex-suite/alert/seen', { until });
  responseCache.invalidate('/tex-suite/alert');
};
