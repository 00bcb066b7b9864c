import { randomBytes } from 'node:crypto';
import { readAccessToken, signAccessToken } from './access-token.ts';
import type { SigningKey, SigningKeys } from '../../operations/index.ts';

const keysOf = (held: SigningKey[]): SigningKeys => ({
  current: async () => held[0] ?? Promise.reject(new Error('no key')),
  find: async (kid) => held.find((key) => key.kid === kid),
  all: async () => held,
});
const claims = { userId: 'buyer', sessionId: 's1', generation: 2 };
const aKey = (kid: string): SigningKey => ({ kid, secret: randomBytes(32) });

afterEach(() => jest.useRealTimers());

describe('an access token that used to be valid', () => {
  it('is checked again, and refused once it has expired', async () => {
    jest.useFakeTimers({
      now: new Date('2026-05-01T10:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    const keys = keysOf([aKey('one')]);
    const token = await signAccessToken(keys, claims);
    expect([await readAccessToken(keys, token), await readAccessToken(keys, token)]).toEqual([claims, claims]);
    jest.setSystemTime(new Date('2026-05-01T10:15:01Z'));
    await expect(readAccessToken(keys, token)).rejects.toMatchObject({ statusCode: 401 });
    expect(await readAccessToken(keys, token, true)).toEqual(claims);
    // Signing out with it doesn't make it valid.
    await expect(readAccessToken(keys, token)).rejects.toMatchObject({ statusCode: 401 });
  });

  it('is refused once its key is gone, or has been replaced under the same name', async () => {
    const keys = keysOf([aKey('one')]);
    const token = await signAccessToken(keys, claims);
    expect(await readAccessToken(keys, token)).toEqual(claims);
    await expect(readAccessToken(keysOf([]), token)).rejects.toMatchObject({ statusCode: 401 });
    await expect(readAccessToken(keysOf([aKey('one')]), token)).rejects.toMatchObject({ statusCode: 401 });
  });
});
