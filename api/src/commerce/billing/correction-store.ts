import { and, asc, eq } from 'drizzle-orm';
import type { CreditNote, Refund } from '@marketplace/shared/contracts';
import { creditNoteLines, creditNotes, type Queries, refunds } from '../../db/index.ts';
import { moneyDay, sentDay } from './sent-day.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** The credit notes of an invoice, oldest first. */
export async function listCreditNotes(db: Queries, clientId: string, invoiceId: string): Promise<CreditNote[]> {
  const rows = await db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.clientId, clientId), eq(creditNotes.invoiceId, invoiceId)))
    .orderBy(asc(creditNotes.number));
  if (rows.length === 0) return [];
  const lines = await db
    .select({ id: creditNotes.id, line: creditNoteLines })
    .from(creditNoteLines)
    .innerJoin(
      creditNotes,
      and(eq(creditNotes.clientId, creditNoteLines.clientId), eq(creditNotes.id, creditNoteLines.creditNoteId)),
    )
    .where(and(eq(creditNotes.clientId, clientId), eq(creditNotes.invoiceId, invoiceId)))
    .orderBy(asc(creditNoteLines.position));
  return rows.map(({ id, number, issuedOn, reason, currency, subtotal, taxes, total }) => ({
    ...{ id, number, issuedOn: sentDay(issuedOn), reason, currency, subtotal, taxes, total },
    lines: lines
      .filter((one) => one.id === id)
      .map(({ line: { position, description, amount, tax } }) => ({ position, description, amount, tax })),
  }));
}

/** The refunds of an invoice, oldest first. */
export async function listRefunds(
  db: Queries,
  { clientId, id, timeZone }: { clientId: string; id: string; timeZone: string },
): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.clientId, clientId), eq(refunds.invoiceId, id)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map((row) => toRefund(row, timeZone));
}

/** @param timeZone of its invoice */
export const toRefund = (row: RefundRow, timeZone: string): Refund => {
  const { id, paymentId, method, reference, amount, currency, status, reason, createdAt, refundedAt } = row;
  return {
    ...{ id, paymentId, method, reference, amount, currency, status, reason },
    createdAt: createdAt.toISOString(),
    refundedAt: refundedAt?.toISOString() ?? null,
    refundDate: moneyDay(refundedAt ?? createdAt, method, timeZone),
  };
};
