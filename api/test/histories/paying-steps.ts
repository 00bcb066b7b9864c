import { payOnline } from '../pay-online.ts';
import { dayAt } from './calendar.ts';
import { pay as payInLedger } from './settlements.ts';
import { balanceOf, DAY, type LedgerInvoice } from './ledger.ts';
import { accountOf } from './buying-steps.ts';
import { sent } from './figures.ts';
import { invoicesThat, now, partOf, pick, send, type Step, type Story } from './story.ts';

const isOpen = (invoice: LedgerInvoice) => balanceOf(invoice) > 0n;
/** Of a transfer. */
export const reference = ({ random }: Story) => `T-${random.hex(16)}`;
/** The day of a transfer, some days ago. */
export const transferDay = (story: Story) =>
  new Date(now(story) - story.random.below(4) * DAY).toISOString().slice(0, 10);

interface Transfer {
  reference: string;
  amount: bigint;
  day: string;
}

const record = (story: Story, { id, clientId }: LedgerInvoice, transfer: Transfer) =>
  send(story, {
    ...{ by: 'admin', method: 'POST', path: '/tex-admin/payment', isAtOnce: true },
    payload: {
      ...{ clientId, invoiceId: id, reference: transfer.reference, amount: Number(transfer.amount) },
      paidAt: sent(transfer.day),
    },
  });

/** A transfer of all or part of it. */
export const payByTransfer: Step = async (story) => {
  const invoice = pick(story, invoicesThat(story, isOpen));
  if (!invoice) return undefined;
  const amount = story.random.below(2) ? balanceOf(invoice) : partOf(story, balanceOf(invoice));
  const transfer = { reference: reference(story), amount, day: transferDay(story) };
  const { statusCode } = await record(story, invoice, transfer);
  if (statusCode !== 201) throw new Error(`A transfer was answered ${statusCode}.`);
  payInLedger(story.ledger, invoice, { ...transfer, isOnline: false }, now(story));
  return `a transfer pays ${amount} of ${invoice.number}`;
};

/** Two transfers at once: both succeed if both amounts are open, otherwise only one. */
export const payTwice: Step = async (story) => {
  const invoice = pick(story, invoicesThat(story, isOpen));
  if (!invoice) return undefined;
  const open = balanceOf(invoice);
  const day = transferDay(story);
  const one = { reference: reference(story), amount: partOf(story, open), day };
  const other = story.random.below(3) ? { ...one, reference: reference(story), amount: partOf(story, open) } : one;
  const codes = (await Promise.all([one, other].map((each) => record(story, invoice, each)))).map(
    (each) => each.statusCode,
  );
  const expected = one === other ? [200, 201] : one.amount + other.amount > open ? [201, 409] : [201, 201];
  if ([...codes].sort().join() !== expected.join()) throw new Error(`Two transfers were answered ${codes.join()}.`);
  const taken = [one, other].filter((_each, index) => codes[index] === 201);
  for (const each of taken) payInLedger(story.ledger, invoice, { ...each, isOnline: false }, now(story));
  return `${one.amount} and ${other.amount} of ${invoice.number} come at once: ${codes.join()}`;
};

/** On the sandbox's page, where it may be declined. */
export const payByCard: Step = async (story) => {
  const invoice = pick(story, invoicesThat(story, isOpen));
  if (!invoice) return undefined;
  const { api, tokens, clock } = story.world;
  await clock.set(now(story) + 1_000);
  const outcome = story.random.below(4) ? 'pay' : 'decline';
  const amount = balanceOf(invoice);
  const { status, reference: given } = await payOnline(api, tokens[accountOf(invoice.clientId)], invoice.id, outcome);
  if (status !== (outcome === 'pay' ? 'succeeded' : 'failed')) throw new Error(`An online payment has ${status}.`);
  const payment = { reference: given, amount, day: dayAt(now(story), invoice.timeZone), isOnline: true };
  if (outcome === 'pay') payInLedger(story.ledger, invoice, payment, now(story));
  return `${amount} of ${invoice.number} online: ${outcome}`;
};
