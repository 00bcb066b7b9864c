import { expectContract } from '../../../test/expect-contract.ts';
import { marketplace, openTestApi, type TestApi } from '../../../test/test-api.ts';
import { createApi } from '../../create-api.ts';
import { ErrorBody } from '@marketplace/shared/contracts';

let api: TestApi;
beforeEach(async () => (api = await openTestApi({ loginAttemptsPerAccount: 5, loginAttemptsPerAddress: 20 })));
afterEach(() => api.close());

const login = (account: string, password: string, options: { remoteAddress?: string; headers?: object } = {}) =>
  api.call({
    method: 'POST',
    path: '/auth/login',
    payload: { email: account.includes('@') ? account : `${account}@tex.example`, password },
    remoteAddress: options.remoteAddress ?? '10.0.0.1',
    headers: { ...options.headers },
  });

describe('the limits on signing in', () => {
  it('lets exactly five of two hundred parallel guesses at one account through to the password', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => login('buyer', 'Wrong1234', { remoteAddress: `10.0.1.${index}` })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    // An overloaded server refuses with 503, which lets nobody through either.
    expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(195);
  });

  it('lets exactly twenty of two hundred parallel guesses from one address through, across all accounts', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => login(`guess${index}`, 'Wrong1234')));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 401)).toHaveLength(20);
  });

  it('counts across all replicas, and continues after a restart', async () => {
    const replica = await createApi({ db: api.database, config: api.config });
    const url = `${marketplace}/auth/login`;
    const payload = { email: 'buyer@tex.example', password: 'Wrong1234' };
    for (let attempt = 0; attempt < 4; attempt += 1) await login('buyer', 'Wrong1234');
    expect((await replica.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    expect((await login('buyer', 'Marketplace1')).statusCode).toBe(429);
    await replica.close();
  });

  it('says when to come back, and refuses even the right password until then', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await login('buyer', 'Wrong1234');
    const answer = await login('buyer', 'Marketplace1');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    expect(expectContract(ErrorBody, answer.json()).error).toBe(
      'Too many sign-in attempts. Please try again in 15 minutes.',
    );
  });

  it('limits an account that does not exist in the same way', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await login('nobody', 'Wrong1234');
    expect((await login('nobody', 'Wrong1234')).statusCode).toBe(429);
  });

  it('counts every spelling that finds the account as the account', async () => {
    const email = 'inactive@tex.example';
    const { rows } = await api.database.pool.query<{ letter: string; lower: string }>(
      `select chr(code) as letter, lower(chr(code)) as lower from generate_series(1, 65535) code
       where code not between 55296 and 57343 and lower(chr(code)) = any(string_to_array($1, null)) and chr(code) <> lower(chr(code))`,
      [email],
    );
    const spellings = rows.map(({ letter, lower }) => email.replace(lower, letter));
    expect(spellings).toContain('Inactive@tex.example');
    const tries = [...spellings, ...spellings].map((spelling, index) =>
      login(spelling, 'Wrong1234', { remoteAddress: `10.0.2.${index}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  describe('on a device that the owner has signed in with', () => {
    const lockOut = async (account = 'buyer') => {
      for (let attempt = 0; attempt < 6; attempt += 1) await login(account, 'Wrong1234', { remoteAddress: '10.6.6.6' });
    };
    const deviceOf = async (account: string) => {
      const answer = await login(account, 'Marketplace1');
      expect(answer.statusCode).toBe(200);
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
      // Devices are remembered after the response.
      const known = () => api.database.pool.query('select from known_devices where user_id = $1', [account]);
      while ((await known()).rowCount === 0);
      return { cookie };
    };

    it('let the owner in, whatever a stranger has tried', async () => {
      const headers = await deviceOf('buyer');
      await lockOut();
      expect((await login('buyer', 'Marketplace1')).statusCode).toBe(429);
      expect((await login('buyer', 'Marketplace1', { headers })).statusCode).toBe(200);
      expect((await login('buyer', 'Marketplace1')).statusCode).toBe(429);
    });

    it('still let five guesses through', async () => {
      const headers = await deviceOf('buyer');
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          login('buyer', 'Wrong1234', { headers, remoteAddress: `10.0.3.${index}` }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    });

    it('do not help with other accounts', async () => {
      const headers = await deviceOf('creator');
      await lockOut();
      expect((await login('buyer', 'Marketplace1', { headers })).statusCode).toBe(429);
    });

    it('can’t be faked with a cookie', async () => {
      await lockOut();
      const headers = { cookie: `marketplace-device=${'a'.repeat(43)}` };
      expect((await login('buyer', 'Marketplace1', { headers })).statusCode).toBe(429);
    });
  });

  it('lets a signed-in owner change the password, whatever a stranger has tried', async () => {
    const token = await api.signIn('buyer');
    for (let attempt = 0; attempt < 6; attempt += 1) await login('buyer', 'Wrong1234', { remoteAddress: '10.6.6.6' });
    const answer = await api.call({
      method: 'POST',
      path: '/auth/change-password',
      token,
      payload: { currentPassword: 'Marketplace1', newPassword: 'Brand-new-1' },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('forgets the failures of an account after a correct password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await login('buyer', 'Wrong1234');
      expect((await login('buyer', 'Marketplace1')).statusCode).toBe(200);
    }
  });

  it('limits an address across all accounts, whatever X-Forwarded-For says', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await login(`guess${attempt}`, 'Wrong1234', { headers: { 'x-forwarded-for': `192.0.2.${attempt}` } });
    }
    expect((await login('guess-more', 'Wrong1234', { headers: { 'x-forwarded-for': '192.0.2.99' } })).statusCode).toBe(
      429,
    );
    expect((await login('guess-more', 'Wrong1234', { remoteAddress: '10.9.9.9' })).statusCode).toBe(401);
  });

  it('starts over when the window has passed', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await login('buyer', 'Wrong1234');
    await api.database.pool.query("update rate_limits set resets_at = now() - interval '1 second'");
    expect((await login('buyer', 'Marketplace1')).statusCode).toBe(200);
  });
});
