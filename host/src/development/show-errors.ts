import { isCancelled } from '@marketplace/shared/http';
import { asError } from '@marketplace/shared/telemetry';
import type { RootOptions } from 'react-dom/client';

const show = async (thrown: unknown) => {
  if (isCancelled(thrown)) return;
  const { showError } = await import('./error-panel.ts');
  await showError(asError(thrown));
};

/** For developers: shows what is thrown, even if an error boundary catches it. */
export const showErrors = (): RootOptions => {
  window.addEventListener('error', ({ error }) => error && void show(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void show(reason));
  return { onCaughtError: (thrown) => void show(thrown) };
};
