import { startTrace } from '@marketplace/shared/http';
import { reportPerformance } from '@marketplace/shared/telemetry';

/** When the current navigation started, in milliseconds of the tab; the first one started with the document. */
let begun: number | undefined = 0;

interface Navigations {
  subscribe: (listener: (state: { navigation: { state: string }; location: { key: string } }) => void) => () => void;
}

/** Notes when a click, or going back, starts a navigation, and begins its trace. */
export const watchNavigations = (router: Navigations) =>
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading' || begun !== undefined) return;
    begun = performance.now();
    startTrace();
  });

/** Reports a page view with the duration of its navigation. */
export const pageShown = (app: string, path: string) => {
  // Changing only the query starts and ends in the same turn.
  const since = begun ?? performance.now();
  begun = undefined;
  reportPerformance('page', path, performance.now() - since, app);
};
