import { consumeShared } from './consume-shared.ts';
import type { ShareScope } from './share-scope.ts';
import type { WebpackRequire } from './webpack-require.ts';

interface Initiation {
  webpackRequire: WebpackRequire;
  shareScope: ShareScope;
}

/** What the entries of remotes take instead of bringing it (`remote-runtime.ts`). */
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

/** The federation runtime of the host's build, which names no remote and takes nothing from others. */
export default { runtime: {}, bundlerRuntime: { init: () => ({}) } };
