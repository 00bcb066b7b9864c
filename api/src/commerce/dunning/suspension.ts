import { and, eq, isNotNull } from 'drizzle-orm';
import { dunning, type Transaction } from '../../db/index.ts';
import { recordAudit } from '../../operations/index.ts';
import type { InvoiceRow } from '../billing/invoice-store.ts';
import { listPaidBy } from './claims.ts';

export type Affected = Awaited<ReturnType<typeof listPaidBy>>[number];

const isOf = ({ clientId, id }: InvoiceRow) => and(eq(dunning.clientId, clientId), eq(dunning.invoiceId, id));

/** Suspends what an unpaid invoice pays for. */
export async function recordSuspension(
  tx: Transaction,
  invoice: InvoiceRow,
  { affected, today }: { affected: Affected[]; today: string },
): Promise<void> {
  await tx.update(dunning).set({ suspendedOn: today }).where(isOf(invoice));
  await audit(tx, 'subscription.suspended', invoice, affected);
}

/** Lifts the suspension by an invoice, if there is one. */
export async function liftSuspension(tx: Transaction, invoice: InvoiceRow): Promise<void> {
  const lifted = await tx
    .update(dunning)
    .set({ suspendedOn: null })
    .where(and(isOf(invoice), isNotNull(dunning.suspendedOn)))
    .returning({ invoiceId: dunning.invoiceId });
  if (lifted.length > 0) await audit(tx, 'subscription.suspension_lifted', invoice, await listPaidBy(tx, invoice));
}

async function audit(
  tx: Transaction,
  action: `subscription.${string}`,
  { number }: InvoiceRow,
  affected: Affected[],
): Promise<void> {
  for (const { id, moduleName } of affected) {
    const target = { type: 'subscription', id, name: moduleName };
    await recordAudit(tx, { actorId: null, action, target, after: { invoice: number }, ip: null });
  }
}
