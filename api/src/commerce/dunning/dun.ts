import { dayIn } from '@marketplace/shared/contracts';
import { and, eq, lte } from 'drizzle-orm';
import { dayMs } from '../../day-ms.ts';
import { type Database, dunning, invoices, type Transaction } from '../../db/index.ts';
import { findCompany, zoneOf } from '../../operations/index.ts';
import type { InvoiceRow } from '../billing/invoice-store.ts';
import { lockInvoice } from '../billing/payment-store.ts';
import { type Claim, listClaims, listPaidBy } from './claims.ts';
import { type DunningStep, planDunning } from './plan-dunning.ts';
import { type Sender, sendReminder, sendSuspension } from './send-dunning.ts';
import { liftSuspension, recordSuspension } from './suspension.ts';

interface Office extends Sender {
  db: Database;
}

/** No reminder goes out earlier. */
const inSight = (now: Date) => lte(invoices.dueDate, new Date(now.getTime() + 9 * dayMs));

/**
 * Sends reminders of unpaid invoices, suspends their subscriptions after the grace period, and lifts what the settings
 * no longer suspend. Each invoice has its own transaction, including emails: neither replicas nor a restart repeat any.
 * @param onFailure for an invoice that failed; the others continue
 */
export async function dun(office: Office, now: Date, onFailure: (error: unknown) => void): Promise<void> {
  const { db } = office;
  const company = await findCompany(db);
  if (!company) return;
  // A company from before the setting suspends nobody until it is set.
  const { graceDays = null } = company;
  const today = dayIn(now, zoneOf(company));
  for (const { invoice, ...state } of await listClaims(db, inSight(now))) {
    if (!planDunning(state, graceDays, today)) continue;
    await db.transaction((tx) => dunOne(tx, office, invoice, { graceDays, today })).catch(onFailure);
  }
}

/** Rereads the invoice under its lock: it may have been paid meanwhile, or another replica was faster. */
async function dunOne(
  tx: Transaction,
  sender: Sender,
  { clientId, id }: InvoiceRow,
  { graceDays, today }: { graceDays: number | null; today: string },
): Promise<void> {
  await lockInvoice(tx, clientId, id);
  const [claim] = await listClaims(tx, and(eq(invoices.clientId, clientId), eq(invoices.id, id)));
  const step = claim && planDunning(claim, graceDays, today);
  if (step) await take(tx, sender, { claim, step, today });
}

async function take(
  tx: Transaction,
  sender: Sender,
  { claim, step, today }: { claim: Claim; step: DunningStep; today: string },
): Promise<void> {
  const { invoice } = claim;
  if (step.action === 'lift') return liftSuspension(tx, invoice);
  const affected = await listPaidBy(tx, invoice);
  if (step.action === 'suspend') {
    await recordSuspension(tx, invoice, { affected, today });
    return sendSuspension(tx, sender, invoice, affected);
  }
  const { clientId, id: invoiceId } = invoice;
  const announced = step.suspendsOn && { announcedFor: step.suspendsOn };
  const reminded = { remindedOn: today, ...announced };
  await tx
    .insert(dunning)
    .values({ clientId, invoiceId, ...reminded })
    .onConflictDoUpdate({ target: [dunning.clientId, dunning.invoiceId], set: reminded });
  await sendReminder(tx, sender, invoice, { affected, suspendsOn: step.suspendsOn, today });
}
