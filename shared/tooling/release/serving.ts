/** What a server of releases needs. It loads nothing that builds or checks them. */
export { openStore } from './open-store.ts';
export { typeOfFile } from './file-type.ts';
export { takeBackCanary } from './canary.ts';
export { canaryLimit, judgeCanary, type CanaryLimit } from './judge-canary.ts';
export { readOverride } from './override-token.ts';
export { integrityOf } from './integrity-of.ts';
export { containerGlobal, DEV_BUILD_KEY, exposedName } from '../webpack/exposed-names.ts';
export { OUTSIDE_FOLDER } from '../webpack/outside-folder.ts';
export { isPrecompressed } from './precompress.ts';
export { ReleaseError } from './release-error.ts';
export type { Canary, Channel, Halt, ReleaseStore } from './release-store.ts';
export { isApplicationName } from './workspace.ts';
