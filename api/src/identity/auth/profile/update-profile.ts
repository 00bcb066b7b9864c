import { checkProfile, tidyProfile, type Profile, type ProfileBody } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { type Database, prepareOnce, type Transaction, users } from '../../../db/index.ts';
import { ApiError, refuse } from '../../../http/index.ts';
import { recordAct } from '../../../operations/index.ts';
import { renewReviews } from '../../people/renew-reviews.ts';

const columns = { name: users.name, email: users.email, phone: users.phone, timeZone: users.timeZone };

const profileQuery = prepareOnce((db) =>
  db
    .select(columns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_profile'),
);

export async function findProfile(db: Database, userId: string): Promise<Profile | undefined> {
  const [profile] = await profileQuery(db).execute({ userId });
  return profile;
}

/**
 * Replaces what users may change in their own profile.
 * @throws ApiError 400 with a sentence for each invalid field
 */
export async function updateProfile(db: Database, userId: string, body: ProfileBody, ip: string): Promise<Profile> {
  const { name, phone, timeZone } = tidyProfile(body);
  const next = { name, phone, timeZone };
  refuse(checkProfile(next));
  return db.transaction(async (tx) => {
    const before = await lockProfile(tx, userId);
    const changed = (['name', 'phone', 'timeZone'] as const).filter((field) => before[field] !== next[field]);
    if (changed.length === 0) return before;
    await tx.update(users).set(next).where(eq(users.id, userId));
    if (changed.includes('name')) await renewReviews(tx, userId);
    const pick = (from: ProfileBody) => Object.fromEntries(changed.map((field) => [field, from[field]]));
    await recordAct(tx, userId, { action: 'user.profile_changed', before: pick(before), after: pick(next), ip });
    return { ...before, ...next };
  });
}

async function lockProfile(tx: Transaction, userId: string): Promise<Profile> {
  const [profile] = await tx.select(columns).from(users).where(eq(users.id, userId)).for('no key update');
  if (!profile) throw new ApiError(401, 'session_ended', 'Your session has ended. Please sign in again.');
  return profile;
}
