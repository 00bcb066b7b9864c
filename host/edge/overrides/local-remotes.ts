import type { ComposedRemote, Composition } from '@marketplace/shared/contracts';
import { sourceEntry } from '../dev/source-remote.ts';
import type { LiveSet } from '../release-reader.ts';
import { isLocal } from './read-overrides.ts';

const unbuilt = { scripts: [], styles: [] };

type Overridden = Pick<Composition, 'overrides'>;

/** Origins of the development servers on the visitor's machine that this page loads remotes from. */
export const localOrigins = ({ overrides }: Overridden) =>
  overrides.applied.filter(isLocal).map(({ release }) => `http://${release}`);

/**
 * Overrides with remotes from the visitor's machine. Only the browser can ask there what they declare, and until
 * then they have the pages and widgets of the release.
 */
export const localRemotes = ({ remotes }: LiveSet, { overrides }: Overridden): ComposedRemote[] =>
  overrides.applied.filter(isLocal).flatMap(({ app, release: place }) =>
    remotes
      .filter((release) => release.app === app)
      .map(({ team, pages, widgets }) => ({
        ...sourceEntry(app, `http://${place}`),
        team,
        pages: pages.map(({ consumes: _consumes, ...page }) => ({ ...page, ...unbuilt })),
        widgets: Object.fromEntries(
          Object.entries(widgets).map(([name, { expose }]) => [name, { expose, ...unbuilt }]),
        ),
      })),
  );
