import axios, { type AxiosInstance } from 'axios';
import { attachBearer } from './bearer.ts';
import { createLimit } from './limit.ts';
import { attachRefresh, type RefreshCall } from './refresh.ts';
import { attachSlowCallReport } from './slow-calls.ts';

const REQUESTS_AT_ONCE = 6;

const callRefresh: RefreshCall = async (refreshToken) =>
  (await marketplace.post('/auth/refresh', { refreshToken })).data;

const createClient = (): AxiosInstance => {
  const limit = createLimit(REQUESTS_AT_ONCE);
  const client = axios.create({
    withCredentials: true,
    timeout: 30_000,
    // Looked for with the first call: while a server renders there is none, and nothing is sent.
    adapter: (config) => limit(() => axios.getAdapter(['xhr', 'http'])(config)),
  });
  attachBearer(client);
  attachSlowCallReport(client);
  attachRefresh(client, callRefresh);
  return client;
};

/** Calls below the marketplace base. */
export const marketplace = createClient();

/** Calls below the organization base. */
export const organization = createClient();
