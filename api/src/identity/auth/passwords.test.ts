import { hashPassword, passwordMatches } from './passwords.ts';

describe('a stored password', () => {
  it('is argon2id with 19 MiB and 2 passes, salted', async () => {
    const [one, two] = [await hashPassword('Marketplace1'), await hashPassword('Marketplace1')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/);
    expect(two).not.toBe(one);
  });

  it('matches only itself, and nothing matches if there is none', async () => {
    const stored = await hashPassword('Marketplace1');
    expect(await passwordMatches(stored, 'Marketplace1')).toBe(true);
    expect(await passwordMatches(stored, 'marketplace1')).toBe(false);
    for (const none of [null, undefined]) {
      expect(await passwordMatches(none, 'no account has this password')).toBe(false);
    }
  });
});
