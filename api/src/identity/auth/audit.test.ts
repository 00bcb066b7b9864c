import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { recovery, requestResetToken } from '../../../test/recovery.ts';

let api: TestApi;
beforeEach(async () => (api = await openTestApi({ publicPostsPerMinute: 1_000_000, loginAttemptsPerAccount: 5 })));
afterEach(() => api.close());

const post = (path: string, payload: object = {}, token?: string) =>
  api.call({ method: 'POST', path, payload, token, remoteAddress: '192.0.2.7' });
const login = (account: string, password = 'Marketplace1') =>
  post('/auth/login', { email: `${account}@tex.example`, password });
const query = (statement: string) => api.database.pool.query(statement);
/** After everything that follows the responses. */
const events = async () => {
  await api.app.close();
  const { rows } = await query('select * from audit_events order by at');
  return rows;
};
const actionsOf = (rows: { action: string }[]) => rows.map(({ action }) => action);

describe('the audit log', () => {
  it('tells of a sign-in and a sign-out, with session, device and address', async () => {
    const { accessToken } = (await login('buyer')).json();
    await post('/auth/logout', {}, accessToken);
    await post('/auth/logout', {}, accessToken);
    const [signedIn, signedOut, more] = await events();
    expect(more).toBeUndefined();
    const whom = { actor_id: 'buyer', actor_email: 'buyer@tex.example', target_id: 'buyer', ip: '192.0.2.7' };
    expect(signedIn).toMatchObject({ ...whom, action: 'user.signed_in', after: { device: 'lightMyRequest' } });
    expect(signedOut).toMatchObject({ ...whom, action: 'user.signed_out' });
    expect(signedOut.after.sessionId).toBe(signedIn.after.sessionId);
  });

  it('tells of failed sign-ins by nobody in particular: the first in a window and the last that is let through', async () => {
    for (let guess = 0; guess < 9; guess += 1) await login('buyer', 'Wrong1234');
    const found = await events();
    expect(actionsOf(found)).toEqual(['user.sign_in_failed', 'user.sign_in_failed']);
    expect(found[0]).toMatchObject({ actor_id: null, actor_email: null, target_id: 'buyer', ip: '192.0.2.7' });
  });

  it('is not filled by guesses at nonexistent accounts, and holds nothing that was typed', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => login(`nobody${index}`, 'Wrong1234')));
    const found = await events();
    expect(found.map(({ actor_id, action, target_id, after, ip }) => [actor_id, action, target_id, after, ip])).toEqual(
      [
        [null, 'user.sign_in_failed', 'unknown', { attempts: 1 }, '192.0.2.7'],
        [null, 'user.sign_in_failed', 'unknown', { attempts: 10 }, '192.0.2.7'],
      ],
    );
    expect(JSON.stringify(found)).not.toContain('nobody');
  });

  it('records a password that was changed, refused or reset, and what that ended', async () => {
    const [here, there] = [await api.signIn('buyer'), await api.signIn('buyer')];
    await post('/auth/change-password', { currentPassword: 'Wrong1234', newPassword: 'Brand-new-1' }, here);
    await post('/auth/change-password', { currentPassword: 'Marketplace1', newPassword: 'Brand-new-1' }, here);
    const resetToken = await requestResetToken(api, 'buyer');
    await recovery(api, 'reset', { resetToken, newPassword: 'Brand-new-2' });
    expect(there).toBeTruthy();
    const found = (await events()).slice(2);
    expect(actionsOf(found)).toEqual(['user.password_change_refused', 'user.password_changed', 'user.password_reset']);
    expect(found.map(({ actor_id, after }) => [actor_id, after])).toEqual([
      ['buyer', null],
      ['buyer', { sessionsEnded: 1 }],
      [null, { sessionsEnded: 1 }],
    ]);
  });

  it('tells of an old refresh token that somebody used', async () => {
    const { refreshToken } = await api.signInFully('buyer');
    await post('/auth/refresh', { refreshToken });
    await query("update refresh_tokens set rotated_at = now() - interval '1 minute' where rotated_at is not null");
    await post('/auth/refresh', { refreshToken });
    const found = await events();
    expect(actionsOf(found)).toEqual(['user.signed_in', 'user.old_refresh_token_used']);
    expect(found[1]).toMatchObject({ actor_id: null, target_id: 'buyer', ip: '192.0.2.7' });
  });

  it('has neither the change without its event, nor the event without its change', async () => {
    const token = await api.signIn('buyer');
    await query('alter table audit_events rename to audit_away');
    const change = { currentPassword: 'Marketplace1', newPassword: 'Brand-new-1' };
    expect((await post('/auth/change-password', change, token)).statusCode).toBe(500);
    expect((await login('buyer')).statusCode).toBe(500);
    await query('alter table audit_away rename to audit_events');
    expect((await login('buyer')).statusCode).toBe(200);
    expect((await query('select 1 from sessions')).rows).toHaveLength(2);
  });

  it('holds no secret', async () => {
    const { accessToken, refreshToken } = await api.signInFully('buyer');
    await post('/auth/change-password', { currentPassword: 'Marketplace1', newPassword: 'Brand-new-1' }, accessToken);
    const told = JSON.stringify(await events());
    for (const secret of ['Marketplace1', 'Brand-new-1', 'argon2', accessToken, refreshToken]) {
      expect(told).not.toContain(secret);
    }
  });
});
