import { CalendarClock, CreditCard, Layers, ReceiptText, type LucideIcon } from 'lucide-react';

export interface Ledger {
  title: string;
  icon: LucideIcon;
  /** What its table shows. */
  columns: string[];
  /** Said while there is nothing to show: the state, then what will stand here. */
  empty: string;
  text: string;
}

/** The books of a buyer, in the order of the payment history. */
export const ledgers: Ledger[] = [
  {
    title: 'Invoices',
    icon: ReceiptText,
    columns: ['Number', 'Date', 'Due', 'Status', 'Total'],
    empty: 'No invoices yet',
    text: 'Every order is invoiced. Invoices stand here with their due date, tax and balance, to download as PDF.',
  },
  {
    title: 'Payments',
    icon: CreditCard,
    columns: ['Date', 'Invoice', 'Method', 'Reference', 'Amount'],
    empty: 'No payments yet',
    text: 'What you have paid, when, by which method and for which invoice.',
  },
  {
    title: 'Subscriptions',
    icon: Layers,
    columns: ['Module', 'Users', 'Starts', 'Ends', 'Status'],
    empty: 'No subscriptions yet',
    text: 'The modules that your organization has ordered, with their users and how long they run.',
  },
  {
    title: 'Dues',
    icon: CalendarClock,
    columns: ['Not yet due', '0-30 days', '31-60 days', '61-90 days', 'Over 90 days'],
    empty: 'Nothing is due',
    text: 'What is still to be paid, by how long it has been due.',
  },
];
