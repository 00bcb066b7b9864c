import { createFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { storeFolderOf } from './store-location.ts';

/** The store that the environment names. */
export const openStore = (env: NodeJS.ProcessEnv): ReleaseStore => createFolderStore(storeFolderOf(env));
