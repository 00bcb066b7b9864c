import { randomBytes, randomUUID } from 'node:crypto';
import { asc, desc, isNull, sql } from 'drizzle-orm';
import { type Database, signingKeys } from '../../db/index.ts';

export interface SigningKey {
  kid: string;
  secret: Buffer;
}

/** The keys of access and refresh tokens, stored in the database, so that every replica accepts the others' tokens. */
export interface SigningKeys {
  current: () => Promise<SigningKey>;
  find: (kid: string) => Promise<SigningKey | undefined>;
  all: () => Promise<SigningKey[]>;
}

/** Anyone can invent unknown ids, so they reload the keys at most this often. */
const lookAgainAfterMs = 5_000;
/** How long a retired key is still accepted. */
const keptForMs = 5 * 60_000;

export function openSigningKeys(db: Database): SigningKeys {
  let keys: SigningKey[] = [];
  let lookedAt = 0;
  const load = async () => {
    lookedAt = Date.now();
    keys = await db
      .select()
      .from(signingKeys)
      .where(isNull(signingKeys.retiredAt))
      .orderBy(desc(signingKeys.createdAt));
    return keys;
  };
  const all = async () => (keys.length > 0 && lookedAt > Date.now() - keptForMs ? keys : load());
  const current = async () => {
    const [newest] = await all();
    if (!newest) throw new Error('The database holds no signing key.');
    return newest;
  };
  const find = async (kid: string) => {
    const known = (await all()).find((key) => key.kid === kid);
    if (known || Date.now() - lookedAt < lookAgainAfterMs) return known;
    return (await load()).find((key) => key.kid === kid);
  };
  return { current, find, all };
}

/** Creates the first key. Runs under the migration lock. */
export async function ensureSigningKey(db: Database): Promise<void> {
  const [known] = await db
    .select({ one: sql`1` })
    .from(signingKeys)
    .orderBy(asc(signingKeys.createdAt))
    .limit(1);
  if (!known) await db.insert(signingKeys).values({ kid: randomUUID(), secret: randomBytes(32) });
}
