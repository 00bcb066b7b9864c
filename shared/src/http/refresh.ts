import { isAxiosError, type AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import type { CarriedTokens } from '../contracts/index.ts';
import { isNoResponse, statusOf } from './errors.ts';
import { hooks } from './hooks.ts';
import { accessToken, keepTokens, refreshToken, removeTokens } from './tokens.ts';

/** Calls whose 401 says nothing about the session. */
const withoutRefresh = /^\/auth\/(login|refresh|forgot-password)/;

/** Every request copies its configuration, so the mark of a repeated call travels inside it. */
type CallConfig = InternalAxiosRequestConfig & { repeated?: true };

let refreshing: Promise<string | null> | undefined;

/** In milliseconds until what one tab has stored is seen by the others, whose processes are others too. */
const STORAGE_SETTLES = 100;

/** Web Locks make the tabs take turns; the second finds the first one's token. */
const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
  if (!navigator.locks) return task();
  return new Promise((resolve, reject) => {
    const turn = async () => {
      await task().then(resolve, reject);
      await new Promise((over) => setTimeout(over, STORAGE_SETTLES));
    };
    navigator.locks.request('marketplace-token-refresh', turn).catch(reject);
  });
};

/** Posts the refresh token and answers the new pair. */
export type RefreshCall = (refreshToken: string) => Promise<CarriedTokens>;

/** Nobody has looked at the token: no answer came, or one that says to come again later. That is no verdict. */
const isUnavailable = (error: unknown) => isNoResponse(error) || statusOf(error) === 503;

const refresh = (used: string | null, call: RefreshCall): Promise<string | null> =>
  inTurn(async () => {
    const current = accessToken();
    if (current && current !== used) return current;
    const token = refreshToken();
    if (!token) return null;
    // Somebody may have signed in or out meanwhile: then the answer is about a session that is nobody's here any more.
    const isOurs = (next?: string) => [token, next].includes(refreshToken() ?? '');
    try {
      const pair = await call(token);
      if (!isOurs(pair.refreshToken)) return null;
      keepTokens(pair);
      if (!pair.accessToken) endSession();
      return pair.accessToken ?? null;
    } catch (error) {
      if (!isUnavailable(error) && isOurs()) endSession();
      return null;
    }
  });

const endSession = () => {
  removeTokens();
  hooks.onSessionLost();
};

const usedToken = (config: InternalAxiosRequestConfig) => {
  const header = config.headers.get('Authorization');
  return typeof header === 'string' ? header.replace('Bearer ', '') : null;
};

const mayRefresh = (error: AxiosError): error is AxiosError & { config: CallConfig } =>
  error.response?.status === 401 &&
  error.config !== undefined &&
  !(error.config as CallConfig).repeated &&
  !withoutRefresh.test(error.config.url ?? '') &&
  refreshToken() !== null;

/** A 401 triggers one refresh, shared by parallel calls and by all tabs; then the call is repeated once. */
export const attachRefresh = (client: AxiosInstance, call: RefreshCall) => {
  client.interceptors.response.use(undefined, async (error: unknown) => {
    if (!isAxiosError(error) || !mayRefresh(error)) throw error;
    const { config } = error;
    refreshing ??= refresh(usedToken(config), call).finally(() => (refreshing = undefined));
    if (!(await refreshing)) throw error;
    config.repeated = true;
    return client.request(config);
  });
};
