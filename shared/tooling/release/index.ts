export { buildRelease, loadRemoteDeclaration, type Flavour } from './build-release.ts';
export { containerGlobal, exposedName } from '../webpack/remote-config.ts';
export { DEV_BUILD_KEY, startDevServer } from '../webpack/dev-server.ts';
export { ensureReleases, type EnsureOptions } from './ensure-releases.ts';
export { createFolderStore } from './folder-store.ts';
export { storeFolderOf } from './store-location.ts';
export { promote } from './promote.ts';
export type { Channel, ReleaseStore } from './release-store.ts';
export { applications, isApplication, remotes, workspaceRoot, type Application, type RemoteName } from './workspace.ts';
