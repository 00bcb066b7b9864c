import { fakeApi } from '../testing/index.ts';
import { marketplace } from './clients.ts';
import { serverSaid } from './errors.ts';
import { askForFreshFactor } from './fresh-factor.ts';
import { saveFile } from './save-file.ts';
import { keepTokens } from './tokens.ts';

const onForbidden = jest.fn();
const api = fakeApi({ onForbidden });

const refusal = { code: 'fresh_factor_required', message: 'Confirm it’s you first.', error: 'Confirm it’s you first.' };
const bodies: unknown[] = [];
let proven = false;

/** The server's rule: refused until there is a proof. */
const guarded = () => {
  api.put('/roles', async ({ request }) => {
    bodies.push(await request.json());
    return proven ? api.json({ saved: true }) : api.json(refusal, 403);
  });
};
const prove = jest.fn(async () => (proven = true));

let stop = (): void => undefined;
const answering = (answer: () => Promise<boolean>) => (stop = askForFreshFactor(answer));
beforeEach(() => {
  proven = false;
  bodies.length = 0;
  jest.clearAllMocks();
  guarded();
});
afterEach(() => stop());

it('asks, then repeats the request as it was', async () => {
  answering(prove);
  const { data } = await marketplace.put('/roles', { role: 'ADMIN' });
  expect(data).toEqual({ saved: true });
  expect(bodies).toEqual([{ role: 'ADMIN' }, { role: 'ADMIN' }]);
  expect(onForbidden).not.toHaveBeenCalled();
});

it('asks once for requests that are refused together', async () => {
  answering(prove);
  await Promise.all([marketplace.put('/roles', { role: 'A' }), marketplace.put('/roles', { role: 'B' })]);
  expect(prove).toHaveBeenCalledTimes(1);
  expect(bodies).toHaveLength(4);
});

it('does not ask again for a request that is refused after the proof', async () => {
  const ask = jest.fn(async () => true);
  answering(ask);
  await expect(marketplace.put('/roles', {})).rejects.toMatchObject({ response: { status: 403 } });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(bodies).toHaveLength(2);
});

it('says what happened when the user does not confirm, and asks again the next time', async () => {
  const ask = jest.fn(async () => false);
  answering(ask);
  const failed: unknown = await marketplace.put('/roles', {}).catch((error: unknown) => error);
  expect(serverSaid(failed)).toMatch(/^Nothing changed, because you didn’t confirm/);
  expect(serverSaid(failed, 'error')).toMatch(/^Nothing changed/);
  expect(bodies).toHaveLength(1);
  await marketplace.put('/roles', {}).catch(() => undefined);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('passes the refusal on if nobody can ask', async () => {
  const failed: unknown = await marketplace.put('/roles', {}).catch((error: unknown) => error);
  expect(serverSaid(failed)).toBe('Confirm it’s you first.');
});

it('asks once even if the token has expired as well', async () => {
  const ask = jest.fn(async () => false);
  answering(ask);
  keepTokens({ accessToken: 'old', refreshToken: 'refresh' });
  api.post('/auth/refresh', () => api.json({ accessToken: 'new', refreshToken: 'refresh 2' }));
  api.put('/roles', ({ request }) =>
    request.headers.get('authorization') === 'Bearer new' ? api.json(refusal, 403) : api.json({}, 401),
  );
  await expect(marketplace.put('/roles', {})).rejects.toMatchObject({ response: { status: 403 } });
  expect(ask).toHaveBeenCalledTimes(1);
});

it('also asks before a download, whose refusal comes as a file', async () => {
  answering(prove);
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:file';
  api.get('/people.csv', () => (proven ? (new Response('name\nAsha') as never) : api.json(refusal, 403)));
  await saveFile('/people.csv', 'people.csv');
  expect(prove).toHaveBeenCalledTimes(1);
  expect(click).toHaveBeenCalledTimes(1);
});
