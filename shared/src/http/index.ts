export { adviceOf } from './advice.ts';
export { loadRequests, marketplace, organization, whenConnectionBack } from './clients.ts';
export type { HttpClient } from './http-client.ts';
export { configureHttp, type HttpConfig } from './config.ts';
export { isConnectionError } from './connection-back.ts';
export type { SlowCall } from './hooks.ts';
export { earlyData, type EarlyAnswer } from './early.ts';
export {
  codeOf,
  fieldErrors,
  isAxiosError,
  isCancelled,
  isNoResponse,
  isSignedOut,
  serverSaid,
  statusOf,
} from './errors.ts';
export { askForFreshFactor } from './fresh-factor.ts';
export { createLimit } from './limit.ts';
export { peek, read, readAhead, seed, seedLater, type ReadOptions } from './read.ts';
export { keepNext } from './refresh.ts';
export { CACHE_CLEANUP_INTERVAL, responseCache } from './response-cache.ts';
export { saveBlob, saveFile } from './save-file.ts';
export { startTrace, traceId } from './trace.ts';
export { accessToken, keepTokens, REFRESH_TOKEN_KEY, refreshToken, removeTokens } from './tokens.ts';
