import { formatDate } from '../billing/format-date.ts';
import { formatMoney } from '../billing/format-money.ts';
import { transferTerms } from '../billing/invoice-document.ts';
import { balanceOf, type InvoiceRow } from '../billing/invoice-store.ts';
import type { PaymentAdmin } from '../../identity/index.ts';
import type { Mail } from '../../notifications/index.ts';
import { invoiceLink } from '../mail-parts.ts';

interface Reminder {
  isLate: boolean;
  /** Names of what the invoice pays for. */
  modules: string;
  /** The day on which it is suspended, as YYYY-MM-DD; null if nothing is announced. */
  suspendsOn: string | null;
  publicUrl: string;
}

/** The reminder of an unpaid invoice. */
export function reminderMail(
  to: PaymentAdmin,
  invoice: InvoiceRow,
  { isLate, modules, suspendsOn, publicUrl }: Reminder,
): Mail {
  const when =
    suspendsOn && `Unless the invoice is paid first, ${modules} will be suspended on ${formatDate(suspendsOn)}.`;
  return {
    to: to.email,
    kind: isLate ? 'invoice-overdue' : 'invoice-due-soon',
    values: {
      ...valuesOf(to, invoice, publicUrl),
      suspension: when ? [{ kind: 'text', text: `${when} You'll lose access until it's paid.` }] : [],
    },
  };
}

/** Says that subscriptions are suspended until the invoice is paid. */
export const suspensionMail = (to: PaymentAdmin, invoice: InvoiceRow, modules: string, publicUrl: string): Mail => ({
  to: to.email,
  kind: 'subscription-suspended',
  values: { ...valuesOf(to, invoice, publicUrl), modules },
});

const valuesOf = (to: PaymentAdmin, invoice: InvoiceRow, publicUrl: string) => ({
  name: to.name,
  client: invoice.buyer.name,
  invoice: invoice.number,
  due_on: formatDate(invoice.dueOn),
  open: formatMoney(balanceOf(invoice), invoice.currency),
  pay: [invoiceLink(invoice, 'View and pay invoice', publicUrl)],
  terms: transferTerms(invoice).join(' '),
});
