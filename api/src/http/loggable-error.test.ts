import { openTestApi } from '../../test/test-api.ts';
import { loggable } from './loggable-error.ts';

it('keeps the values of a failed statement out of the log', async () => {
  const api = await openTestApi();
  try {
    const failed: unknown = await api.database.db
      .transaction(async (tx) => {
        const { users } = await import('../db/schema/users.ts');
        await tx
          .insert(users)
          .values({ id: 'x', name: 'secret-name', email: 'buyer@tex.example', passwordHash: 'secret-hash' });
      })
      .catch((error: unknown) => error);
    const logged = JSON.stringify(loggable(failed));
    expect(logged).toContain('users_email_unique');
    expect(logged).toContain('insert into');
    expect(logged).not.toMatch(/secret|buyer@/);
  } finally {
    await api.close();
  }
});

it('logs the kind and location of any other error', () => {
  expect(loggable(new TypeError('no such thing'))).toMatchObject({
    type: 'TypeError',
    message: 'no such thing',
    stack: expect.stringContaining('at '),
  });
  expect(loggable('thrown text')).toMatchObject({ type: 'string' });
});
