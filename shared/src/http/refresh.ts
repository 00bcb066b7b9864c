import type { AxiosError, AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import type { CarriedTokens } from '../contracts/index.ts';
import { isAxiosError, isNoResponse, isRepeated, statusOf } from './errors.ts';
import { hooks } from './hooks.ts';
import { accessToken, keepTokens, refreshToken, removeTokens } from './tokens.ts';

/** Requests whose 401 says nothing about the session. */
const withoutRefresh = /^\/auth\/(login|refresh|forgot-password)/;

type CallConfig = InternalAxiosRequestConfig & { repeated?: true };

let refreshing: Promise<string | null> | undefined;

/** Delay until other tabs, in other processes, see what this one stored, in milliseconds. */
const STORAGE_SETTLES = 100;

/** Web Locks serialize the tabs; the second finds the first one's token. */
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

/** Posts the refresh token and returns the new pair. */
export type RefreshCall = (refreshToken: string) => Promise<CarriedTokens>;

/** The server did not judge the token: no response, or one that asks to retry later. */
const isUnavailable = (error: unknown) => isNoResponse(error) || statusOf(error) === 503;

/**
 * Keeps the pair that replaces a refresh token. False if someone has signed in or out meanwhile: then the pair is of a
 * session this browser no longer has.
 */
export const keepNext = (replaced: string | null, pair: CarriedTokens): boolean => {
  const ours = [replaced, pair.refreshToken ?? replaced].includes(refreshToken());
  if (ours) keepTokens(pair);
  return ours;
};

const refresh = (used: string | null, call: RefreshCall): Promise<string | null> =>
  inTurn(async () => {
    const current = accessToken();
    if (current && current !== used) return current;
    const token = refreshToken();
    if (!token) return null;
    try {
      const pair = await call(token);
      if (!keepNext(token, pair)) return null;
      if (!pair.accessToken) endSession();
      return pair.accessToken ?? null;
    } catch (error) {
      if (!isUnavailable(error) && refreshToken() === token) endSession();
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
  !isRepeated(error.config) &&
  !withoutRefresh.test(error.config.url ?? '') &&
  refreshToken() !== null;

/** A 401 triggers one refresh, shared by parallel requests and all tabs; then the request is repeated once. */
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
