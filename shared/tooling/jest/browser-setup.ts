import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// Busy machines are slow: taking more than a second isn't a failure.
configure({ asyncUtilTimeout: 4_000 });

/** What the host provides to remotes; in a build, the bundler does. */
Object.assign(globalThis, { __webpack_init_sharing__: () => undefined, __webpack_share_scopes__: { default: {} } });

afterEach(() => {
  cleanup();
  // Tests that start on a server have no storage.
  if (!('localStorage' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
});
