import { and, eq, ne } from 'drizzle-orm';
import type { Invoice } from '@marketplace/shared/contracts';
import { type Caller, found } from '../../http/index.ts';
import { findInvoice } from '../billing/invoice-store.ts';
import { readableClient } from '../../identity/index.ts';
import { invoices, type Queries } from '../../db/index.ts';

/** @throws ApiError 404 for an invoice that the caller may not read */
export async function findReadableInvoice(db: Queries, caller: Caller, id: string): Promise<Invoice> {
  const [row] = await db
    .select({ clientId: invoices.clientId })
    .from(invoices)
    .where(and(eq(invoices.id, id), ne(invoices.status, 'draft'), readableClient(caller, invoices.clientId)));
  return found('invoice', row && (await findInvoice(db, row.clientId, id)));
}
