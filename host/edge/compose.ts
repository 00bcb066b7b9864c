import type {
  ComposedRemote,
  Composition,
  Overrides,
  Release,
  ReleasedPage,
  RemoteEntry,
} from '@marketplace/shared/contracts';
import { BASE_PATH } from '../src/routing/base-path.ts';
import type { LiveSet } from './release-reader.ts';

export const RELEASES_PATH = `${BASE_PATH}/releases`;

export const releaseBase = ({ app, id }: Release) => `${RELEASES_PATH}/${app}/${id}/`;

const entryOf = (release: Release): RemoteEntry => {
  const [entry = ''] = release.entry;
  const integrity = release.files[entry]?.integrity;
  return {
    release: release.id,
    version: release.version,
    global: release.global,
    ...(release.type && { type: release.type }),
    entry: releaseBase(release) + entry,
    ...(integrity && { integrity }),
    base: releaseBase(release),
  };
};

const composeRemote = (release: Release, previous: Release | undefined): ComposedRemote => {
  return {
    name: release.app,
    team: release.team,
    ...entryOf(release),
    ...(previous && previous.id !== release.id && { previous: entryOf(previous) }),
    pages: release.pages.map(({ consumes: _consumes, ...page }) => page),
    widgets: Object.fromEntries(
      Object.entries(release.widgets).map(([name, { props: _props, consumes: _consumes, ...widget }]) => [
        name,
        widget,
      ]),
    ),
  };
};

interface Visit {
  canary: boolean;
  overrides: Overrides;
  /** Remotes that replace the released ones. */
  replaced?: ComposedRemote[] | undefined;
}

const anybody: Visit = { canary: false, overrides: { open: false, applied: [], refused: [] } };

/** The set as the host in the browser needs it. */
export const compose = (set: LiveSet, { canary, overrides, replaced = [] }: Visit = anybody): Composition => {
  const released = set.remotes.map((release) => composeRemote(release, set.previous[release.app]));
  const others = released.filter(({ name }) => !replaced.some((one) => one.name === name));
  return { set: set.id, channel: set.channel, canary, host: set.host.id, overrides, remotes: [...others, ...replaced] };
};

export interface PageMatch {
  remote: ComposedRemote;
  page: ReleasedPage;
  params: Record<string, string>;
}

/** Case-insensitive, like the router in the browser. */
const toMatcher = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

/** Cached by declared path. */
const matchers = new Map<string, RegExp>();
const matcher = (path: string) => {
  const made = matchers.get(path) ?? toMatcher(path);
  matchers.set(path, made);
  return made;
};

/** Finds the page for a path below the base. */
export const matchPage = ({ remotes }: Composition, path: string): PageMatch | undefined => {
  for (const remote of remotes)
    for (const page of remote.pages) {
      const match = matcher(page.path).exec(path);
      if (match) return { remote, page, params: { ...match.groups } };
    }
  return undefined;
};
