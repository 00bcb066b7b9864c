import type { ComposedRemote, Composition, Release, ReleasedPage } from '@marketplace/shared/contracts';
import { BASE_PATH } from '../src/routing/base-path.ts';
import type { LiveSet } from './release-reader.ts';

export const RELEASES_PATH = `${BASE_PATH}/releases`;

export const releaseBase = ({ app, id }: Release) => `${RELEASES_PATH}/${app}/${id}/`;

const composeRemote = (release: Release): ComposedRemote => {
  const [entry = ''] = release.entry;
  const integrity = release.files[entry]?.integrity;
  return {
    name: release.app,
    team: release.team,
    release: release.id,
    version: release.version,
    global: release.global,
    entry: releaseBase(release) + entry,
    ...(integrity && { integrity }),
    base: releaseBase(release),
    pages: release.pages,
    widgets: Object.fromEntries(
      Object.entries(release.widgets).map(([name, { props: _props, ...widget }]) => [name, widget]),
    ),
  };
};

/** The set as the host in the browser needs it. Remotes given in `replaced` stand in for the released ones. */
export const compose = (set: LiveSet, replaced: ComposedRemote[] = []): Composition => {
  const released = set.remotes.map(composeRemote);
  const others = released.filter(({ name }) => !replaced.some((one) => one.name === name));
  return { set: set.id, channel: set.channel, remotes: [...others, ...replaced] };
};

export interface PageMatch {
  remote: ComposedRemote;
  page: ReleasedPage;
  params: Record<string, string>;
}

/** Case does not count, as in the router of the browser. */
const matcher = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

/** The page of the composition that a path below the base belongs to. */
export const matchPage = ({ remotes }: Composition, path: string): PageMatch | undefined => {
  for (const remote of remotes)
    for (const page of remote.pages) {
      const match = matcher(page.path).exec(path);
      if (match) return { remote, page, params: { ...match.groups } };
    }
  return undefined;
};
