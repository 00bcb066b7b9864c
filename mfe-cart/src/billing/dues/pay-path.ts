import type { DuesSummary } from '@marketplace/shared/contracts';
import { placePath } from '../books-query.ts';

/** Where to pay what is overdue: at its invoice, or in the list of dues if there are several. */
export const payPath = ({ invoices }: DuesSummary, client: string | null) => {
  const [first, ...others] = invoices.filter(({ paymentStatus }) => paymentStatus === 'overdue');
  return placePath({ client, view: 'dues', invoice: first && others.length === 0 ? first.id : null });
};
