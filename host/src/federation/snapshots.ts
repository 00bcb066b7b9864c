import type { ComposedRemote, Composition, ReleasedPage } from '@marketplace/shared/contracts';

type Piece = Pick<ReleasedPage, 'expose' | 'scripts' | 'styles'>;

const assets = (sync: string[]) => ({ sync, async: [] });

const moduleOf = ({ expose, scripts, styles }: Piece) => ({
  moduleName: expose.replace('./', ''),
  modulePath: expose,
  assets: { js: assets(scripts), css: assets(styles) },
});

const addressOf = (path: string) => new URL(path, location.origin).href;

const snapshotOf = ({ release, global, type, entry, base, pages, widgets }: ComposedRemote) => ({
  version: addressOf(entry),
  buildVersion: release,
  globalName: global,
  publicPath: addressOf(base),
  remoteEntry: entry.replace(base, ''),
  remoteEntryType: type ?? 'global',
  remoteTypes: '',
  remotesInfo: {},
  shared: [],
  modules: [...pages, ...Object.values(widgets)].map(moduleOf),
});

/**
 * What the runtime would know if it had read each remote's manifest. The Module Federation browser extension shows it;
 * the composition brings it without a request.
 */
export const snapshotsOf = ({ host, remotes }: Pick<Composition, 'host' | 'remotes'>) => ({
  host: {
    version: '',
    buildVersion: host,
    remoteEntry: '',
    remotesInfo: Object.fromEntries(remotes.map(({ name, entry }) => [name, { matchedVersion: addressOf(entry) }])),
  },
  ...Object.fromEntries(remotes.map((remote) => [`${remote.name}:${addressOf(remote.entry)}`, snapshotOf(remote)])),
});

/** Adds them to `__FEDERATION__.moduleInfo`. */
export const publishSnapshots = (composition: Pick<Composition, 'host' | 'remotes'>) => {
  const { moduleInfo } = Reflect.get(globalThis, '__FEDERATION__') as { moduleInfo: object };
  Object.assign(moduleInfo, snapshotsOf(composition));
};
