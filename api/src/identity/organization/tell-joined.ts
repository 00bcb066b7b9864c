import { eq } from 'drizzle-orm';
import { clientMembers, type Transaction, users } from '../../db/index.ts';
import { recordEvent } from '../../notifications/index.ts';

/** Tells webhooks that someone who can sign in now belongs to an organization or, with `null`, to the marketplace. */
export async function tellJoined(tx: Transaction, userId: string, clientId: string | null): Promise<void> {
  const { id, name, email, role, status } = users;
  const [user] = await tx.select({ id, name, email, role, status }).from(users).where(eq(id, userId));
  // Invited people join when they accept.
  if (user?.status !== 'active') return;
  const { status: _, ...person } = user;
  await recordEvent(tx, { type: 'user.joined', clientId, data: { ...person, clientId } });
}

/** For someone who has accepted an invitation: once for each of their organizations. */
export async function tellJoinedAll(tx: Transaction, userId: string): Promise<void> {
  const { clientId } = clientMembers;
  const memberships = await tx.select({ clientId }).from(clientMembers).where(eq(clientMembers.userId, userId));
  if (memberships.length === 0) await tellJoined(tx, userId, null);
  for (const membership of memberships) await tellJoined(tx, userId, membership.clientId);
}
