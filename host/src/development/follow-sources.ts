import type { Composition } from '@marketplace/shared/contracts';
import { loadRemoteModule } from '@marketplace/shared/federation';

/** Loads a page of each remote from source, so that its development server reaches every page of the storefront. */
export const followSources = ({ remotes }: Pick<Composition, 'remotes'>) => {
  for (const { name, release, pages } of remotes)
    // A failure shows where the remote is used.
    if (release === 'source' && pages[0]) loadRemoteModule(name, pages[0].expose).catch(() => undefined);
};
