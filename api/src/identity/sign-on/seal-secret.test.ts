import { openSecret, sealSecret } from './seal-secret.ts';

const key = 'a key of at least 32 characters, this';

it('opens what it sealed, and never seals the same way twice', () => {
  const [one, two] = [sealSecret(key, 'p1', 'sécret'), sealSecret(key, 'p1', 'sécret')];
  expect([openSecret(key, 'p1', one), openSecret(key, 'p1', two)]).toEqual(['sécret', 'sécret']);
  expect(one.equals(two)).toBe(false);
});

it('opens nothing with another key, for another owner, or after a byte was changed', () => {
  const sealed = sealSecret(key, 'p1', 'secret');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect([
    openSecret(`${key}!`, 'p1', sealed),
    openSecret(key, 'p2', sealed),
    openSecret(key, 'p1', changed),
    openSecret(key, 'p1', sealed.subarray(0, 20)),
    openSecret(key, 'p1', Buffer.alloc(0)),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
