import type { SpawnSyncReturns } from 'node:child_process';

export declare const installPackages: (lock: '--frozen-lockfile' | '--no-frozen-lockfile') => SpawnSyncReturns<string>;
