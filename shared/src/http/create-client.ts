import axios, { AxiosError, AxiosHeaders, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { CarriedTokens } from '../contracts/index.ts';
import { readerOf } from '../reading/index.ts';
import { attachBearer } from './bearer.ts';
import { attachConnectionBack, type ConnectionBack } from './connection-back.ts';
import { attachForbidden } from './forbidden.ts';
import { takeRefusal, type EarlyAnswer } from './early.ts';
import type { HttpClient, RequestOptions } from './http-client.ts';
import { createLimit } from './limit.ts';
import { attachRefresh, type RefreshCall } from './refresh.ts';
import { attachRefusals } from './refusals.ts';
import { attachSlowCallReport } from './slow-calls.ts';
import { attachTrace } from './trace.ts';

const REQUESTS_AT_ONCE = 6;

const refreshAt =
  (marketplace: HttpClient): RefreshCall =>
  async (refreshToken) =>
    readerOf(CarriedTokens)((await marketplace.post('/auth/refresh', { refreshToken })).data);

const attachBeforeSend = (client: AxiosInstance) =>
  client.interceptors.request.use((config) => {
    (config as RequestOptions).beforeSend?.();
    return config;
  });

/** As axios reports a refusal. */
const refuse = ({ status, headers, data }: EarlyAnswer, config: InternalAxiosRequestConfig) => {
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  const response = { status, statusText: '', headers: AxiosHeaders.from(headers), data, config };
  throw new AxiosError(`Request failed with status code ${status}`, code, config, null, response);
};

const send = axios.getAdapter(['xhr', 'http']);

/** The axios instance behind a client. `marketplace` refreshes tokens. */
export const createClient = (connectionBack: ConnectionBack, marketplace: HttpClient): AxiosInstance => {
  const limit = createLimit(REQUESTS_AT_ONCE);
  const client = axios.create({
    timeout: 30_000,
    adapter: async (config) => {
      const isOurs = config.method === 'get' && config.baseURL === marketplace.defaults.baseURL;
      const early = isOurs && takeRefusal(config.url ?? '', config.headers.get('Authorization'));
      return early ? refuse(early, config) : limit(() => send(config));
    },
  });
  // Request interceptors run in reverse order: this is the last.
  attachBeforeSend(client);
  attachBearer(client);
  attachTrace(client);
  attachSlowCallReport(client);
  attachConnectionBack(client, connectionBack);
  // Before the refresh, which may repeat a request by itself.
  attachRefusals(client);
  attachRefresh(client, refreshAt(marketplace));
  attachForbidden(client);
  return client;
};
