import type { AxiosInstance } from 'axios';

/** Random bytes, in hexadecimal. */
const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The trace in which the edge created this document, if it traces. */
const ofDocument = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const told = page?.serverTiming?.find(({ name }) => name === 'traceparent');
  return /^00-([0-9a-f]{32})-/.exec(told?.description ?? '')?.[1];
};

let current: string | undefined;

/** The trace of this page view, by W3C Trace Context. People know it as the Error ID; `/health` and the logs find it. */
export const traceId = () => (current ??= ofDocument() ?? randomHex(16));

/** Begins a trace for the next page view. */
export const startTrace = () => {
  current = randomHex(16);
};

/** On another origin our header would cost an additional request, or be refused. */
const isOurs = (address = '') => new URL(address, location.href).origin === location.origin;

/** Sends the trace with every request to our own origin. */
export const attachTrace = (client: AxiosInstance) => {
  client.interceptors.request.use((config) => {
    if (isOurs(config.baseURL)) config.headers.set('traceparent', `00-${traceId()}-${randomHex(8)}-01`);
    return config;
  });
};
