import { loadCompany } from '@marketplace/shared/data';
import {
  accessToken,
  CACHE_CLEANUP_INTERVAL,
  configureHttp,
  earlyData,
  responseCache,
  seed,
  seedLater,
} from '@marketplace/shared/http';
import { startImageLoader } from '@marketplace/shared/media';
import { startCartSync, watchCartQueue, watchNetwork } from '@marketplace/shared/offline';
import { checkAgain, checkSession, followOtherTabs, loseSession, sessionAtom } from '@marketplace/shared/session';
import { reportPerformance, startTelemetry, timeOperation } from '@marketplace/shared/telemetry';
import { notify } from '@marketplace/shared/toast';
import { getDefaultStore } from 'jotai';
import { CHECK_PATH, takeFirstData } from './first-data.ts';
import type { PageState } from './page-state.ts';
import { remoteAt } from '../routing/page-of-link.ts';
import { watchErrors } from './watch-errors.ts';
import { watchVitals } from './watch-vitals.ts';
import { whenIdle } from './when-idle.ts';

/** Repeats an unanswered session check when the connection is back. */
const checkOnline = () => {
  const { user } = getDefaultStore().get(sessionAtom);
  if (!user && accessToken()) void checkSession();
};

const startSession = (early?: Promise<unknown>) => {
  followOtherTabs({ onSignedOut: () => notify.info('You signed out in another tab.') });
  window.addEventListener('online', checkOnline);
  void timeOperation('check the session', () => checkSession(early));
};

const startReports = ({ composition }: PageState) => {
  const { set, host, remotes } = composition;
  startTelemetry(set, { host, ...Object.fromEntries(remotes.map(({ name, release }) => [name, release])) });
  watchErrors();
  whenIdle(() => {
    watchVitals(remoteAt(composition, location.pathname)).catch((error: unknown) =>
      console.warn('Web vitals cannot be measured.', error),
    );
  });
};

/** Cache cleanup, queue sync and company data: now if online, else on reconnecting. Failures are only logged. */
const startInBackground = () => {
  if (!navigator.onLine) {
    window.addEventListener('online', startInBackground, { once: true });
    return;
  }
  setInterval(() => responseCache.cleanUp(), CACHE_CLEANUP_INTERVAL);
  startCartSync();
  startImageLoader();
  loadCompany().catch((error: unknown) => console.warn('Company data could not be loaded.', error));
};

/** Go to a page without a reload, so that toasts stay visible. */
interface Ways {
  toLogin: () => void;
  toProfile: () => void;
}

/** What the document has requested for this user, by path. */
const firstDataOf = (token: string | null) => earlyData(takeFirstData(token), token ?? '');

/** Starts what must run before the first page renders; a failure here never stops rendering. */
export const startServices = (state: PageState, { toLogin, toProfile }: Ways) => {
  const { config, data } = state;
  configureHttp({
    marketplaceApi: config.marketplaceApi,
    organizationApi: config.organizationApi,
    onSessionLost: () => {
      loseSession();
      toLogin();
      notify.info('Your session has ended. Sign in to continue.');
    },
    onForbidden: checkAgain,
    onSecondFactorRequired: () => {
      checkAgain();
      toProfile();
    },
    onSlowCall: ({ method, path, duration }) => reportPerformance('slow-call', `${method} ${path}`, duration),
  });
  seed(data);
  const { [CHECK_PATH]: check, ...firstData } = firstDataOf(accessToken());
  seedLater(firstData);
  startReports(state);
  watchNetwork();
  watchCartQueue();
  startSession(check);
  startInBackground();
};
