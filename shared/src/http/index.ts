export { marketplace, organization, type HttpClient } from './clients.ts';
export { configureHttp, type HttpConfig } from './config.ts';
export type { SlowCall } from './hooks.ts';
export { codeOf, fieldErrors, isCancelled, isNoResponse, serverSaid, statusOf } from './errors.ts';
export { createLimit } from './limit.ts';
export { peek, read, readAhead, seed, type ReadOptions } from './read.ts';
export { CACHE_CLEANUP_INTERVAL, responseCache } from './response-cache.ts';
export { saveFile } from './save-file.ts';
export { accessToken, keepTokens, REFRESH_TOKEN_KEY, refreshToken, removeTokens } from './tokens.ts';
