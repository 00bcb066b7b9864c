import { consumeShared } from './consume-shared.ts';
import type { ShareScope } from './share-scope.ts';
import type { WebpackRequire } from './webpack-require.ts';

interface Initiation {
  webpackRequire: WebpackRequire;
  shareScope: ShareScope;
}

/** The runtime that remotes' entries use instead of bringing their own (`remote-runtime.ts`). */
const forRemotes = {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    initContainerEntry: ({ webpackRequire, shareScope }: Initiation) => {
      webpackRequire.S.default = shareScope;
    },
    consumes: consumeShared,
  },
};
Reflect.set(globalThis, 'marketplaceFederation', forRemotes);

/** The federation runtime of the host's build, which knows no remotes and consumes no shared modules. */
export default { runtime: {}, bundlerRuntime: { init: () => ({}) } };
