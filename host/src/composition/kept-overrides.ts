import type { Composition } from '@marketplace/shared/contracts';

/** The storage key of this tab's overrides, which the document's first script reads. */
export const KEPT_OVERRIDES = 'composition-overrides';
const parameters = ['channel', 'mfe', 'mfe-token'];

/** Keeps the overrides from the address for this tab, and removes them from the address. */
export const keepOverrides = ({ overrides }: Pick<Composition, 'overrides'>) => {
  const url = new URL(location.href);
  if (!url.searchParams.has('mfe') && !url.searchParams.has('channel')) return;
  const { applied, channel } = overrides;
  const kept = new URLSearchParams();
  if (channel) kept.set('channel', channel);
  if (applied.length > 0) kept.set('mfe', applied.map(({ app, release }) => `${app}@${release}`).join());
  if (kept.size > 0) {
    const token = url.searchParams.get('mfe-token');
    if (token) kept.set('mfe-token', token);
    sessionStorage.setItem(KEPT_OVERRIDES, kept.toString());
  } else sessionStorage.removeItem(KEPT_OVERRIDES);
  for (const name of parameters) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
};

/** Reloads the page with these overrides, on a channel of its own, or as everyone gets it. */
export const openWith = (releases: Record<string, string>, channel?: string) => {
  const wanted = Object.entries(releases).map(([app, release]) => `${app}@${release}`);
  sessionStorage.removeItem(KEPT_OVERRIDES);
  const url = new URL(location.href);
  if (channel) url.searchParams.set('channel', channel);
  url.searchParams.set('mfe', wanted.length > 0 ? wanted.join() : 'none');
  location.assign(url);
};
