import { isCancelled, traceId } from '@marketplace/shared/http';
import { asError, reportError } from '@marketplace/shared/telemetry';

/** Scripts of releases are below `/releases/<application>/`. */
const inRelease = /\/releases\/([\w-]+)\//;

const report = (thrown: unknown, source = '') => {
  if (isCancelled(thrown)) return;
  const error = asError(thrown);
  const app = inRelease.exec(`${source} ${error.stack ?? ''}`)?.[1] ?? 'host';
  reportError(error, { id: traceId(), place: 'window', kind: 'uncaught', app });
};

/** Reports uncaught errors with the application whose script threw them. Returns a function that stops. */
export const watchErrors = () => {
  const onError = ({ error, message, filename }: ErrorEvent) => report(error ?? message, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};
