import { eq } from 'drizzle-orm';
import { recordAudit } from './record-audit.ts';
import { type Transaction, users } from '../../db/index.ts';

interface Act {
  action: `user.${string}`;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  ip: string;
  /** Done by someone without a session. */
  bySomebody?: boolean;
}

/** Records what a user, or someone who claims to be them, did to the user's account. */
export async function recordAct(tx: Transaction, userId: string, { bySomebody = false, ...act }: Act): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const target = { type: 'user', id: userId, name: user?.email ?? userId };
  await recordAudit(tx, { actorId: bySomebody ? null : userId, target, ...act });
}
