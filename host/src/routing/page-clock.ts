import { reportPerformance } from '@marketplace/shared/telemetry';

/** When the way to the page that comes next began, in milliseconds of the tab; the first one began with the document. */
let begun: number | undefined = 0;

interface Navigations {
  subscribe: (listener: (state: { navigation: { state: string }; location: { key: string } }) => void) => () => void;
}

/** Notes when a click, or going back, begins to lead to another page. */
export const watchNavigations = (router: Navigations) =>
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') begun ??= performance.now();
  });

/** Reports that a page stands, with how long the way to it took. */
export const pageShown = (app: string, path: string) => {
  // A page that only changed its query began and stood in one turn.
  const since = begun ?? performance.now();
  begun = undefined;
  reportPerformance('page', path, performance.now() - since, app);
};
