import type { DuesSummary } from '@marketplace/shared/contracts';
import { placePath } from '../books-query.ts';

/** Where what is overdue is paid: at its invoice, or among the dues when there are several. */
export const payPath = ({ invoices }: DuesSummary, client: string | null) => {
  const [first, ...others] = invoices.filter(({ paymentStatus }) => paymentStatus === 'overdue');
  return placePath({ client, view: 'dues', invoice: first && others.length === 0 ? first.id : null });
};
