import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { auditEvents, type Transaction, users } from '../../db/index.ts';

interface AuditTarget {
  /** Such as `user`. */
  type: string;
  id: string;
  /** The target's name in lists. */
  name: string;
}

interface AuditEntry {
  /** Null for the system and for visitors. */
  actorId: string | null;
  /** The action, such as `user.password_changed`. */
  action: `${string}.${string}`;
  target: AuditTarget;
  /** Only what changed, and never a secret. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  ip: string | null;
}

/** Records who changed what, in the transaction of the change: both or neither. */
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
