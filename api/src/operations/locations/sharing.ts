import { eq, ne } from 'drizzle-orm';
import { SHARING_CONSENT, type Sharing } from '@marketplace/shared/contracts';
import { recordAct } from '../audit/record-act.ts';
import { type Database, livePositions, positionConsents, type Queries } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';

/** Whether a user shares. Consent to an older text must be given again. */
export async function findSharing(db: Queries, userId: string): Promise<Sharing> {
  const [consent] = await db.select().from(positionConsents).where(eq(positionConsents.userId, userId));
  const { version } = SHARING_CONSENT;
  const sharing = consent?.version === version;
  return { sharing, agreedAt: sharing ? consent.agreedAt.toISOString() : null, version };
}

/** @throws ApiError 409 if the consent is for an older text */
export async function startSharing(db: Database, userId: string, version: number, ip: string): Promise<Sharing> {
  if (version !== SHARING_CONSENT.version)
    throw new ApiError(409, 'consent_changed', 'The terms have changed. Reload the page and read them again.');
  return db.transaction(async (tx) => {
    const agreement = { version, agreedAt: new Date() };
    const agreed = await tx
      .insert(positionConsents)
      .values({ userId, ...agreement })
      .onConflictDoUpdate({
        target: positionConsents.userId,
        set: agreement,
        setWhere: ne(positionConsents.version, version),
      })
      .returning({ userId: positionConsents.userId });
    if (agreed.length > 0)
      await recordAct(tx, userId, { action: 'user.position_sharing_started', after: { version }, ip });
    return findSharing(tx, userId);
  });
}

/** Withdraws the consent and removes the position from the map. */
export async function stopSharing(db: Database, userId: string, ip: string): Promise<Sharing> {
  return db.transaction(async (tx) => {
    const ended = await tx.delete(positionConsents).where(eq(positionConsents.userId, userId)).returning();
    await tx.delete(livePositions).where(eq(livePositions.userId, userId));
    if (ended.length > 0) await recordAct(tx, userId, { action: 'user.position_sharing_stopped', ip });
    return findSharing(tx, userId);
  });
}
