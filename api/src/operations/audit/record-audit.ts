import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { auditEvents, type Transaction, users } from '../../db/index.ts';

interface AuditTarget {
  /** Such as `user`. */
  type: string;
  id: string;
  /** How the target is called in a list. */
  name: string;
}

interface AuditEntry {
  /** Null for the system, and for somebody who is not signed in. */
  actorId: string | null;
  /** What happened to what, such as `user.password_changed`. */
  action: `${string}.${string}`;
  target: AuditTarget;
  /** Only what changed, and never a secret. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  ip: string | null;
}

/** Notes who changed what, in the transaction of the change: there is neither without the other. */
export async function recordAudit(tx: Transaction, { actorId, target, ...entry }: AuditEntry): Promise<void> {
  const email = tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, actorId ?? ''));
  await tx.insert(auditEvents).values({
    ...entry,
    id: randomUUID(),
    actorId,
    actorEmail: sql`(${email})`,
    targetType: target.type,
    targetId: target.id,
    targetName: target.name,
  });
}
