import type {
  AddedFactor,
  FactorProof,
  LoginAnswer,
  SecondFactorChallenge,
  TotpSetup,
} from '@marketplace/shared/contracts';
import { generateSync } from 'otplib';
import { type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts';
import type { TestApi } from './test-api.ts';

/** The code of an authenticator app, for this time step or another one. */
export const codeOf = (secret: string, stepsFromNow = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + stepsFromNow * 30 });

/** Signing in and proving with second factors, as the demo accounts do. */
export function secondFactors(api: TestApi) {
  const post = (path: string, payload?: object, token?: string) =>
    api.call({ method: 'POST', path, token, ...(payload && { payload }) });
  const options = async <T>(path: string, payload?: object, token?: string): Promise<T> => {
    const answer = await post(path, payload, token);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json<T>();
  };
  type Request = Parameters<SoftwareAuthenticator['get']>[0];

  const addPasskey = async (token: string, authenticator = softwareAuthenticator(), name = 'Laptop') => {
    const creation = await options<Parameters<SoftwareAuthenticator['create']>[0]>(
      '/auth/second-factor/passkeys/options',
      undefined,
      token,
    );
    const answer = await post('/auth/second-factor/passkeys', { name, passkey: authenticator.create(creation) }, token);
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.anything()]);
    return { authenticator, ...answer.json<AddedFactor>() };
  };
  const addTotp = async (token: string) => {
    const { secret } = await options<TotpSetup>('/auth/second-factor/totp', undefined, token);
    const answer = await post('/auth/second-factor/totp/confirm', { code: codeOf(secret, -1) }, token);
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
    return { secret, ...answer.json<AddedFactor>() };
  };
  const login = (account: string, password = 'Marketplace1') =>
    post('/auth/login', { email: `${account}@tex.example`, password });
  /** The challenge after a correct password. */
  const begin = async (account: string): Promise<SecondFactorChallenge> => {
    const { secondFactor } = (await login(account)).json<LoginAnswer>();
    if (!secondFactor) throw new Error(`${account} is asked for no second factor.`);
    return secondFactor;
  };
  const finish = (token: string, proof: FactorProof) => post('/auth/login/second-factor', { token, proof });
  /** Removes all factors, sessions and attempts. */
  const forgetAll = async () => {
    for (const table of ['passkeys', 'totp_secrets', 'second_factor_recovery_codes', 'factor_challenges'])
      await api.database.pool.query(`delete from ${table}`);
    for (const table of ['sessions', 'rate_limits', 'settings', 'mails', 'known_devices'])
      await api.database.pool.query(`delete from ${table}`);
    await api.database.pool.query('truncate audit_events; update users set second_factor_due_at = null');
  };
  return {
    post,
    forgetAll,
    addPasskey,
    addTotp,
    login,
    begin,
    finish,
    signInOptions: (token: string) => options<Request>('/auth/login/second-factor/passkey-options', { token }),
    passkeyLoginOptions: () => options<Request>('/auth/login/passkey/options'),
    freshOptions: (token: string) => options<Request>('/auth/fresh-factor/passkey-options', undefined, token),
  };
}
