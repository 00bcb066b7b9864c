import type { AxiosInstance } from 'axios';
import { createConnectionBack } from './connection-back.ts';
import type { HttpClient, RequestOptions } from './http-client.ts';

/** As axios reports a lost connection. */
const asLost = (cause: unknown) =>
  Object.assign(new Error('The code for requests could not be loaded.', { cause }), {
    isAxiosError: true,
    code: 'ERR_NETWORK',
  });

const code = () => import(/* webpackChunkName: "requests" */ './create-client.ts');

/** Loads the code for requests ahead of the first one; a failure only means that the request tries again. */
export const loadRequests = () => void code().catch(() => undefined);

/** A client whose code loads with its first request, because a page that was rendered can do without until then. */
const lateClient = (): HttpClient => {
  const defaults: HttpClient['defaults'] = { withCredentials: true };
  let created: AxiosInstance | undefined;
  const create = async () => {
    const { createClient } = await code().catch((error: unknown) => Promise.reject(asLost(error)));
    return (created ??= createClient(connectionBack, marketplace));
  };
  const send = async (config: RequestOptions) => (created ?? (await create())).request({ ...defaults, ...config });
  return {
    defaults,
    getUri: ({ url = '' }) => `${defaults.baseURL ?? ''}${url}`,
    get: (url, config) => send({ ...config, method: 'get', url }),
    delete: (url, config) => send({ ...config, method: 'delete', url }),
    post: (url, data, config) => send({ ...config, method: 'post', url, data }),
    put: (url, data, config) => send({ ...config, method: 'put', url, data }),
  };
};

/** Client of the marketplace base. */
export const marketplace = lateClient();

/** Client of the organization base. */
export const organization = lateClient();

const connectionBack = createConnectionBack(() => marketplace.get('/tex-admin/company-master'));
export const whenConnectionBack = connectionBack.when;
