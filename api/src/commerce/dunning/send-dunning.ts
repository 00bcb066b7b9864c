import type { Transaction } from '../../db/index.ts';
import { listPaymentAdmins, type PaymentAdmin } from '../../identity/index.ts';
import type { Mail, Mailer } from '../../notifications/index.ts';
import type { InvoiceRow } from '../billing/invoice-store.ts';
import { reminderMail, suspensionMail } from './dunning-mails.ts';
import type { Affected } from './suspension.ts';

export interface Sender {
  mailer: Mailer;
  /** The origin of links. */
  publicUrl: string;
}

/** The address on the invoice, and the payment admins of its client; each address once. */
async function readersOf(tx: Transaction, { clientId, buyer }: InvoiceRow): Promise<PaymentAdmin[]> {
  const admins = await listPaymentAdmins(tx, clientId);
  const known = new Set(admins.map(({ email }) => email.toLowerCase()));
  return known.has(buyer.email.toLowerCase()) ? admins : [...admins, buyer];
}

interface Reminder {
  affected: Affected[];
  suspendsOn: string | null;
  today: string;
}

/** Before the due date or after it. */
export const sendReminder = (
  tx: Transaction,
  sender: Sender,
  invoice: InvoiceRow,
  { affected, suspendsOn, today }: Reminder,
): Promise<void> =>
  sendToAll(tx, sender, invoice, (to) =>
    reminderMail(to, invoice, {
      ...{ modules: namesOf(affected), suspendsOn, publicUrl: sender.publicUrl },
      isLate: invoice.dueOn < today,
    }),
  );

export const sendSuspension = (
  tx: Transaction,
  sender: Sender,
  invoice: InvoiceRow,
  affected: Affected[],
): Promise<void> =>
  sendToAll(tx, sender, invoice, (to) => suspensionMail(to, invoice, namesOf(affected), sender.publicUrl));

async function sendToAll(
  tx: Transaction,
  { mailer }: Sender,
  invoice: InvoiceRow,
  mailTo: (to: PaymentAdmin) => Mail,
): Promise<void> {
  for (const reader of await readersOf(tx, invoice)) await mailer.send(tx, mailTo(reader));
}

const names = new Intl.ListFormat('en');

const namesOf = (affected: Affected[]) => names.format(new Set(affected.map(({ moduleName }) => moduleName)));
