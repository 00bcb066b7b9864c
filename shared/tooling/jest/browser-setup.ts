import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';

afterEach(() => {
  cleanup();
  // Tests that begin on a server have no storage.
  if (!('localStorage' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
});
