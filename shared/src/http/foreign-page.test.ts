import { API, fakeApi, ORGANIZATION_API } from '../testing/fake-api.ts';
import { configureHttp } from './config.ts';
import { marketplace, organization } from './clients.ts';
import { accessToken, keepTokens, removeTokens } from './tokens.ts';

const api = fakeApi();

beforeAll(() => {
  localStorage.setItem('accessToken', "the other site's");
  configureHttp({
    marketplaceApi: API,
    organizationApi: ORGANIZATION_API,
    onSessionLost: () => undefined,
    onForbidden: () => undefined,
    onSlowCall: () => undefined,
    foreign: true,
  });
});

const sentToken = async () => {
  let sent: string | null = null;
  api.get('/where', ({ request }) => {
    sent = request.headers.get('Authorization');
    return api.json({});
  });
  await marketplace.get('/where');
  return sent;
};

it('a page of another site keeps its own tokens: we neither send, replace nor remove them', async () => {
  expect(await sentToken()).toBeNull();
  keepTokens({ accessToken: 'ours', refreshToken: 'refresh' });
  expect(await sentToken()).toBe('Bearer ours');
  removeTokens();
  expect(accessToken()).toBeNull();
  expect({ ...localStorage }).toEqual({ accessToken: "the other site's" });
});

it('no request from such a page sends cookies', () => {
  expect([marketplace, organization].map(({ defaults }) => defaults.withCredentials)).toEqual([false, false]);
});
