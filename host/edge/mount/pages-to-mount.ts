import type { ReleaseSet } from '@marketplace/shared/contracts';

export interface MountedPage {
  app: string;
  team: string;
  release: string;
  /** As the remote declares it. */
  path: string;
  /** With something in place of the parameters. */
  address: string;
}

/** Pages of the releases that are new in the candidate; of all remotes when the host is new. */
export const pagesToMount = (candidate: ReleaseSet, current: ReleaseSet | null): MountedPage[] => {
  const isNew = (app: string) => candidate.releases[app]?.id !== current?.releases[app]?.id;
  return Object.values(candidate.releases)
    .filter(({ app }) => isNew(app) || isNew('host'))
    .flatMap(({ app, team, id, pages }) =>
      pages.map(({ path }) => ({ app, team, release: id, path, address: path.replace(/:\w+/g, 'x') })),
    );
};
