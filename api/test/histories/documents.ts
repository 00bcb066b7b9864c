import { readPdf } from '../pdf-text.ts';
import { organizations } from './world.ts';
import {
  balanceOf,
  creditedOf,
  isCreditedInFull,
  type LedgerInvoice,
  type LedgerNote,
  type LedgerTax,
  netOf,
  paidOf,
  refundedOf,
} from './ledger.ts';
import { ask, send, type Story } from './story.ts';
import { amountInWords, dayText, money } from './words.ts';

export type Fact = [name: string, value: string];

const taxFacts = (taxes: LedgerTax[]): Fact[] =>
  taxes.map(({ name, rate, amount }) => [`${name} ${Number(rate) / 100}%`, money(amount)]);

interface Counted {
  paid: bigint;
  credited: bigint;
  refunded: bigint;
  balance: bigint;
}

/** The sums below an invoice. */
function sumFacts(invoice: LedgerInvoice, { paid, credited, refunded, balance }: Counted): Fact[] {
  const { subtotal, discount, couponCode, taxes, total } = invoice;
  return [
    ['Subtotal', money(subtotal)],
    ...(discount > 0n ? ([[`Discount ${couponCode}`, `−${money(discount)}`]] satisfies Fact[]) : []),
    ...(discount > 0n ? ([['Taxable value', money(subtotal - discount)]] satisfies Fact[]) : []),
    ...taxFacts(taxes),
    ['Total', money(total)],
    ...(credited > 0n ? ([['Credited', `−${money(credited)}`]] satisfies Fact[]) : []),
    ...(paid > 0n ? ([['Paid', money(paid)]] satisfies Fact[]) : []),
    ...(refunded > 0n ? ([['Refunded', money(refunded)]] satisfies Fact[]) : []),
    ['Balance due', money(balance)],
  ];
}

const factsOf = ({ number, day, due }: LedgerInvoice): Fact[] => [
  ['Invoice number', number],
  ['Invoice date', dayText(day)],
  ['Due date', dayText(due)],
];

function termsOf(invoice: LedgerInvoice): string {
  const { isVoid, number, due } = invoice;
  if (isVoid) return `Invoice ${number} is void. You don't need to pay it.`;
  if (isCreditedInFull(invoice)) return `Invoice ${number} was credited in full. You don't need to pay it.`;
  const balance = balanceOf(invoice);
  return balance === 0n ? 'This invoice is paid.' : `Please pay ${money(balance)} by ${dayText(due)}.`;
}

/** A line of the table; the module's name may be followed by a code. */
const rowOf = (invoice: LedgerInvoice) => (line: LedgerInvoice['lines'][number]) =>
  [
    ...[line.users, line.days, money(line.price)],
    ...(invoice.discount > 0n ? [money(line.total)] : []),
    ...[money(netOf(line)), money(line.tax)],
  ].join('');

/** Lines break in other places than in the text. */
const dense = (text: string) => text.replace(/\s/g, '');

/** Whether a PDF has these words, each in one piece. */
export async function expectInPdf(story: Story, path: string, words: string[]): Promise<void> {
  const { statusCode, rawPayload } = await send(story, { by: 'admin', path });
  expect(statusCode).toBe(200);
  const text = dense(readPdf(rawPayload).pages.flat().join(''));
  for (const word of words) expect(text).toContain(dense(word));
}

const countedNow = (invoice: LedgerInvoice): Counted => ({
  ...{ paid: paidOf(invoice), credited: creditedOf(invoice) },
  ...{ refunded: refundedOf(invoice), balance: balanceOf(invoice) },
});

const expectInvoicePdf = (story: Story, invoice: LedgerInvoice) =>
  expectInPdf(story, `/tex-suite/invoice/${invoice.id}/pdf`, [
    ...[`Tax Invoice ${invoice.number}`, invoice.buyer.name, `Place of supply: ${invoice.buyer.placeOfSupply}`],
    ...factsOf(invoice).flat(),
    ...invoice.lines.map(({ name }) => name),
    ...invoice.lines.map(rowOf(invoice)),
    // In one piece, so that nothing else comes between them.
    sumFacts(invoice, countedNow(invoice)).flat().join(''),
    ...[`Total in words: ${amountInWords(invoice.total)}.`, termsOf(invoice)],
  ]);

async function expectNotePdf(story: Story, invoice: LedgerInvoice, note: LedgerNote): Promise<void> {
  const { creditNotes } = await ask<{ creditNotes: { id: string; number: string }[] }>(story, {
    ...{ by: 'admin', path: `/tex-suite/invoice/${invoice.id}` },
  });
  const id = creditNotes.find(({ number }) => number === note.number)?.id;
  await expectInPdf(story, `/tex-suite/invoice/${invoice.id}/credit-note/${id}/pdf`, [
    ...[`Credit Note ${note.number}`, dayText(note.day), invoice.number, dayText(invoice.day)],
    ...note.lines.map(({ amount, tax }) => money(amount) + money(tax)),
    [['Subtotal', money(note.subtotal)], ...taxFacts(note.taxes), ['Total credited', money(note.total)]]
      .flat()
      .join(''),
    ...[`Total in words: ${amountInWords(note.total)}.`, `Reason: ${note.reason}`],
  ]);
}

interface SentMail {
  to: string;
  subject: string;
  text: string;
}

/** Whether a mail went to exactly these people, with these facts. */
export async function expectMailed(mails: SentMail[], to: string[], subject: string, facts: Fact[]): Promise<void> {
  const found = mails.filter((mail) => mail.subject === subject);
  expect([subject, found.map((mail) => mail.to).sort()]).toEqual([subject, [...new Set(to)].sort()]);
  for (const { text } of found) for (const fact of facts) expect(text.split('\n')).toContain(fact.join(': '));
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function lineFact({ name, users, days, price, total }: LedgerInvoice['lines'][number]): Fact {
  return [name, `${counted(users, 'user')} × ${counted(days, 'day')} × ${money(price)} = ${money(total)}`];
}

function expectInvoiceMail(mails: SentMail[], invoice: LedgerInvoice): Promise<void> {
  const { number, orderNumber, total, due, lines, changes } = invoice;
  if (changes) {
    const found = mails.filter(({ text }) => text.includes(`Invoice: ${number}`) && text.includes('Runs until'));
    const subject = found[0]?.subject ?? `mail of ${number}`;
    // Nobody ordered a renewal, so all payment admins are told.
    const readers = subject.includes(' has renewed')
      ? [...recipientsOf(invoice), ...othersOf(invoice.clientId)]
      : [accountOf(invoice.clientId)];
    const facts: Fact[] = [
      ['Total', money(total)],
      ['Due on', dayText(due)],
    ];
    return expectMailed(found, readers, subject, facts);
  }
  const before = { paid: 0n, credited: 0n, refunded: 0n, balance: total };
  const facts = [...lines.map(lineFact), ...sumFacts(invoice, before), ...factsOf(invoice)];
  return expectMailed(mails, recipientsOf(invoice), `Your order ${orderNumber}`, facts);
}

export const readMails = async ({ world }: Story): Promise<SentMail[]> =>
  (await world.api.database.pool.query<SentMail>('select to_address as to, subject, text from mails')).rows;

const accountOf = (clientId: string) => `${organizations.find(({ id }) => id === clientId)?.account}@tex.example`;

const othersOf = (clientId: string) =>
  (organizations.find(({ id }) => id === clientId)?.others ?? []).map((name) => `${name}@tex.example`);

/** The buyer, and the address on the invoice. */
export const recipientsOf = ({ clientId, buyer }: LedgerInvoice): string[] => [accountOf(clientId), buyer.email];

/** The PDFs and mails of all invoices and corrections: numbers, days and amounts. */
export async function compareDocuments(story: Story): Promise<void> {
  const mails = await readMails(story);
  for (const invoice of story.ledger.invoices) {
    await expectInvoicePdf(story, invoice);
    await expectInvoiceMail(mails, invoice);
    for (const note of invoice.notes) {
      await expectNotePdf(story, invoice, note);
      const subject = `Credit note ${note.number} for invoice ${invoice.number}`;
      await expectMailed(mails, recipientsOf(invoice), subject, [
        ...note.lines.map(({ position, amount }): Fact => [invoice.lines[position]?.name ?? '', money(amount)]),
        ...taxFacts(note.taxes),
        ['Total credited', money(note.total)],
        ['Balance due', money(note.balance)],
      ]);
    }
    const refunds = mails.filter(({ subject }) => subject === `Your refund for invoice ${invoice.number}`);
    const told = refunds
      .filter(({ to }) => to === accountOf(invoice.clientId))
      .map(({ text }) => /Amount: (.*)/.exec(text)?.[1]);
    expect(told.sort()).toEqual(invoice.refunds.map(({ amount }) => money(amount)).sort());
  }
}
