import type { Invoice, InvoiceSummary } from './invoices.ts';

/** What was overpaid on an invoice after its credit notes, in minor units. */
export const refundableOf = ({
  total,
  paid,
  credited = 0,
  refunded = 0,
}: Pick<InvoiceSummary, 'total' | 'paid' | 'credited' | 'refunded'>): number =>
  Math.max(0, paid - refunded - (total - credited));

/** Whether credit notes have taken back all of an invoice. */
export const isCreditedInFull = ({ total, credited }: Pick<InvoiceSummary, 'total' | 'credited'>): boolean =>
  total > 0 && credited === total;

/** What is left to credit on each line: before tax, in minor units. */
export function leftToCredit({ lines, creditNotes = [] }: Pick<Invoice, 'lines' | 'creditNotes'>): number[] {
  const left = lines.map(({ lineTotal, discount }) => lineTotal - discount);
  for (const { position, amount } of creditNotes.flatMap((note) => note.lines))
    left[position] = (left[position] ?? 0) - amount;
  return left;
}
