import { and, eq } from 'drizzle-orm';
import { type Caller, notFound } from '../../http/index.ts';
import { ownClient } from '../../identity/index.ts';
import { invoices, type Queries } from '../../db/index.ts';

/** The client of an invoice, if the caller belongs to it. @throws ApiError 404 */
export async function clientToPayFor(db: Queries, caller: Caller, invoiceId: string): Promise<string> {
  const [row] = await db
    .select({ clientId: invoices.clientId })
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), ownClient(caller, invoices.clientId)));
  if (!row) throw notFound('invoice');
  return row.clientId;
}
