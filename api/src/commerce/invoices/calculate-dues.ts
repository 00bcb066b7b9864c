import { and, eq, gt } from 'drizzle-orm';
import type { DuesSummary } from '@marketplace/shared/contracts';
import { type Caller, found } from '../../http/index.ts';
import { toInvoiceSummary } from '../billing/invoice-store.ts';
import { findClient } from '../../identity/index.ts';
import { invoices, type Queries } from '../../db/index.ts';
import { companyClock } from '../../operations/index.ts';
import { selectInvoices } from './list-invoices.ts';
import { summariseDues } from './summarise-dues.ts';

/** @throws ApiError 404 for a client that the caller may not read */
export async function calculateDues(db: Queries, caller: Caller, clientId: string): Promise<DuesSummary> {
  const client = found('client', await findClient(db, caller, clientId));
  const { today } = await companyClock(db);
  const rows = await selectInvoices(db).where(
    and(
      eq(invoices.clientId, clientId),
      eq(invoices.status, 'finalized'),
      // Amounts of two currencies can't be added up.
      eq(invoices.currency, client.currency),
      gt(invoices.balance, 0),
    ),
  );
  const open = rows.map(({ invoice, lineNames }) => toInvoiceSummary(invoice, lineNames, today));
  return summariseDues({ clientId, currency: client.currency }, open, today);
}
