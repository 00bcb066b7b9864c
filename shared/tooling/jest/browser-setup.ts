import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// A busy machine takes its time: nothing is wrong with what is there after a second.
configure({ asyncUtilTimeout: 4_000 });

/** What the host provides to remotes: in a build, the bundler has it. */
Object.assign(globalThis, { __webpack_init_sharing__: () => undefined, __webpack_share_scopes__: { default: {} } });

afterEach(() => {
  cleanup();
  // Tests that begin on a server have no storage.
  if (!('localStorage' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
});
