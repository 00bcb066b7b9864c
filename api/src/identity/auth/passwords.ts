import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, 2 passes: about 15 ms per check. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let decoy: Promise<string> | undefined;

/** An account that can't sign in takes as long as one that can, so that timing doesn't reveal which exist. */
export async function passwordMatches(storedHash: string | null | undefined, password: string): Promise<boolean> {
  if (storedHash) return verify(storedHash, password);
  decoy ??= hashPassword('no account has this password');
  await verify(await decoy, password);
  return false;
}
