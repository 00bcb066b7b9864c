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
    // Resolved with the first request: there is no page, and no request, while a server renders.
    adapter: (config) => limit(() => axios.getAdapter(['xhr', 'http'])(config)),
  });
  attachBearer(client);
  attachSlowCallReport(client);
  attachRefresh(client, callRefresh);
  return client;
};

/** Client of the marketplace base. */
export const marketplace = createClient();

/** Client of the organization base. */
export const organization = createClient();
