import { randomBytes, randomUUID } from 'node:crypto';
import { asc, desc, isNull, sql } from 'drizzle-orm';
import { type Database, signingKeys } from '../../db/index.ts';

export interface SigningKey {
  kid: string;
  secret: Buffer;
}

/** The keys of access and refresh tokens: in the database, so that every replica accepts what another one issued. */
export interface SigningKeys {
  current: () => Promise<SigningKey>;
  find: (kid: string) => Promise<SigningKey | undefined>;
  all: () => Promise<SigningKey[]>;
}

/** Unknown ids are free to invent: they make us look again no more often than this. */
const lookAgainAfterMs = 5_000;
/** A retired key is accepted no longer than this. */
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

/** Creates the first key. Runs under the migrations' lock. */
export async function ensureSigningKey(db: Database): Promise<void> {
  const [known] = await db
    .select({ one: sql`1` })
    .from(signingKeys)
    .orderBy(asc(signingKeys.createdAt))
    .limit(1);
  if (!known) await db.insert(signingKeys).values({ kid: randomUUID(), secret: randomBytes(32) });
}
