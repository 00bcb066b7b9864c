import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { configureHttp, responseCache, type HttpConfig } from '../http/index.ts';

export const API = 'http://localhost/api/marketplace';
export const ORGANIZATION_API = 'http://localhost/api/organization';

/**
 * An API that returns what a test specifies, over real requests: `const api = fakeApi()` next to the tests, then
 * `api.get('/path', () => HttpResponse.json(...))`. Unexpected requests fail the test. `told` records the host's
 * callbacks.
 */
export const fakeApi = (
  told: Partial<Pick<HttpConfig, 'onSessionLost' | 'onForbidden' | 'onSecondFactorRequired' | 'onSlowCall'>> = {},
) => {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    configureHttp({
      marketplaceApi: API,
      organizationApi: ORGANIZATION_API,
      onSessionLost: () => undefined,
      onForbidden: () => undefined,
      onSlowCall: () => undefined,
      ...told,
    });
  });
  afterEach(() => {
    server.resetHandlers();
    responseCache.clear();
  });
  afterAll(() => server.close());

  type Resolver = Parameters<typeof http.get>[1];
  const on = (method: 'get' | 'post' | 'put' | 'delete') => (path: string, resolver: Resolver) =>
    server.use(http[method](API + path, resolver));
  return {
    get: on('get'),
    post: on('post'),
    put: on('put'),
    delete: on('delete'),
    /** The same, below the organization base. */
    organization: {
      get: (path: string, resolver: Resolver) => server.use(http.get(ORGANIZATION_API + path, resolver)),
    },
    /** Paths of the storefront itself, besides its pages. */
    site: { get: (path: string, resolver: Resolver) => server.use(http.get(`*${path}`, resolver)) },
    use: (...handlers: RequestHandler[]) => server.use(...handlers),
    json: (body: unknown, status = 200, headers: Record<string, string> = {}) =>
      HttpResponse.json(body as never, { status, headers }),
    lost: () => HttpResponse.error(),
  };
};
