import { marketplace, responseCache } from '@marketplace/shared/http';

/** Tells the server what the bell has shown. If that fails, the alerts are new again next time. */
export const markShown = async (until: string) => {
  await marketplace.post('/tex-suite/alert/seen', { until });
  responseCache.invalidate('/tex-suite/alert');
};
