import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { CarriedTokens } from '../contracts/index.ts';
import { readerOf } from '../reading/index.ts';
import { attachBearer } from './bearer.ts';
import { attachConnectionBack, createConnectionBack } from './connection-back.ts';
import { attachForbidden } from './forbidden.ts';
import { createLimit } from './limit.ts';
import { attachRefresh, type RefreshCall } from './refresh.ts';
import { attachRefusals } from './refusals.ts';
import { attachSlowCallReport } from './slow-calls.ts';
import { attachTrace } from './trace.ts';

const REQUESTS_AT_ONCE = 6;

const callRefresh: RefreshCall = async (refreshToken) =>
  readerOf(CarriedTokens)((await marketplace.post('/auth/refresh', { refreshToken })).data);

type Answered = Promise<AxiosResponse<unknown>>;

/** Nothing is known about a response before a reader has read it. */
export interface HttpClient extends Pick<AxiosInstance, 'defaults' | 'getUri'> {
  get: (path: string, config?: AxiosRequestConfig) => Answered;
  delete: (path: string, config?: AxiosRequestConfig) => Answered;
  post: (path: string, body?: unknown, config?: AxiosRequestConfig) => Answered;
  put: (path: string, body?: unknown, config?: AxiosRequestConfig) => Answered;
}

/** Created before the clients, which report their responses to it. */
const connectionBack = createConnectionBack(() => marketplace.get('/tex-admin/company-master'));
export const whenConnectionBack = connectionBack.when;

const createClient = (): HttpClient => {
  const limit = createLimit(REQUESTS_AT_ONCE);
  const client = axios.create({
    withCredentials: true,
    timeout: 30_000,
    // Resolved with the first request: there is no page, and no request, while a server renders.
    adapter: (config) => limit(() => axios.getAdapter(['xhr', 'http'])(config)),
  });
  attachBearer(client);
  attachTrace(client);
  attachSlowCallReport(client);
  attachConnectionBack(client, connectionBack);
  // Before the refresh, which may repeat a request by itself.
  attachRefusals(client);
  attachRefresh(client, callRefresh);
  attachForbidden(client);
  return client;
};

/** Client of the marketplace base. */
export const marketplace = createClient();

/** Client of the organization base. */
export const organization = createClient();
