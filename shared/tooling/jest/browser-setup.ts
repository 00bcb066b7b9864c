import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';

/** What the host provides to remotes: in a build, the bundler has it. */
Object.assign(globalThis, { __webpack_init_sharing__: () => undefined, __webpack_share_scopes__: { default: {} } });

afterEach(() => {
  cleanup();
  // Tests that begin on a server have no storage.
  if (!('localStorage' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
});
