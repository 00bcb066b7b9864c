import { loadCompany } from '@marketplace/shared/data';
import { CACHE_CLEANUP_INTERVAL, configureHttp, responseCache, seed } from '@marketplace/shared/http';
import { watchNetwork } from '@marketplace/shared/offline';
import { checkSession, loseSession, onSessionChangeElsewhere } from '@marketplace/shared/session';
import { reportPerformance, startTelemetry } from '@marketplace/shared/telemetry';
import type { PageState } from './page-state.ts';

/**
 * What must run before the first page renders; nothing here may keep the application from rendering. `toLogin` leads to the
 * sign-in without a reload, so that what a page still has to say is said.
 */
export const startServices = ({ composition, config, data }: PageState, toLogin: () => void) => {
  configureHttp({
    marketplaceApi: config.marketplaceApi,
    organizationApi: config.organizationApi,
    onSessionLost: () => {
      loseSession();
      toLogin();
    },
    onSlowCall: ({ method, path, duration }) => reportPerformance('slow-call', `${method} ${path}`, duration),
  });
  seed(data);
  startTelemetry(composition.set);
  watchNetwork();
  onSessionChangeElsewhere(() => location.reload());
  void checkSession();
  startInBackground();
};

/** Cache cleanups and company data: at once when online, else at the first reconnection. Failures are only logged. */
const startInBackground = () => {
  if (!navigator.onLine) {
    window.addEventListener('online', startInBackground, { once: true });
    return;
  }
  setInterval(() => responseCache.cleanUp(), CACHE_CLEANUP_INTERVAL);
  loadCompany().catch((error: unknown) => console.warn('Company data could not be loaded.', error));
};
