import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoginAnswer } from '@marketplace/shared/contracts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { readConfig, type ApiConfig } from '../src/config.ts';
import { createApi } from '../src/create-api.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const marketplace = '/api/marketplace';
export const organization = '/api/organization';

export interface TestApi {
  app: FastifyInstance;
  database: TestDatabase;
  config: ApiConfig;
  /** A request below the marketplace base, or another one, signed in with an access token if one is given. */
  call: (options: Call) => Promise<LightMyRequestResponse>;
  /** Signs in a demo account; returns its access token. */
  signIn: (account: string) => Promise<string>;
  signInFully: (account: string, rememberMe?: boolean) => Promise<{ accessToken: string; refreshToken: string }>;
  close: () => Promise<void>;
}

interface Call extends Omit<InjectOptions, 'path' | 'url'> {
  path: string;
  base?: string;
  token?: string | undefined;
}

export async function openTestApi(
  overrides: Partial<ApiConfig> = {},
  openDatabase: () => Promise<TestDatabase> = createTestDatabase,
): Promise<TestApi> {
  const database = await openDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'marketplace-api-'));
  const config: ApiConfig = {
    ...readConfig({ NODE_ENV: 'test' }),
    ...{ dataDir, maxEventLoopDelayMs: 0 },
    // The host of injected requests, whatever a test sets as its public URL.
    allowedHosts: ['localhost'],
    // Nothing answers there: no test queries the real DNS.
    dnsServers: ['127.0.0.1:9'],
    ...overrides,
  };
  const app = await createApi({ db: database, config });

  const call: TestApi['call'] = ({ path, base = marketplace, token, headers, ...options }) =>
    app.inject({
      method: 'GET',
      ...options,
      url: base + path,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    });
  const signInFully: TestApi['signInFully'] = async (account, rememberMe = false) => {
    const payload = { email: `${account}@tex.example`, password: 'Marketplace1', rememberMe };
    // One browser for all of them: a new one would be told by email.
    const headers = { cookie: `marketplace-device=${'t'.repeat(43)}` };
    const answer = (await call({ method: 'POST', path: '/auth/login', payload, headers })).json<LoginAnswer>();
    if (answer.accessToken === undefined || answer.refreshToken === undefined)
      throw new Error(`${account} got no tokens`);
    return { accessToken: answer.accessToken, refreshToken: answer.refreshToken };
  };
  const close = async () => {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    database,
    config,
    call,
    signInFully,
    close,
    signIn: async (account) => (await signInFully(account)).accessToken,
  };
}
