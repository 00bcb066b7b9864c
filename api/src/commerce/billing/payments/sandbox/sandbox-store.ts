import { and, eq } from 'drizzle-orm';
import { type Queries, sandboxPayments } from '../../../../db/index.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** How long the sandbox's bank takes, in milliseconds. */
export const BANK_TAKES = 15_000;

export async function findSandboxPayment(db: Queries, id: string): Promise<SandboxPayment | undefined> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return row;
}

/** Decides an open payment; a decided one stays as it is. */
export async function decide(db: Queries, id: string, change: Partial<SandboxPayment>): Promise<void> {
  await db
    .update(sandboxPayments)
    .set(change)
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, 'open')));
}
