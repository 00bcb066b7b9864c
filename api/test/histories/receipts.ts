import type { Payment } from '@marketplace/shared/contracts';
import { sendReceipts } from '../../src/commerce/receipts/send-receipts.ts';
import { createMailer } from '../../src/notifications/index.ts';
import { expectInPdf, expectMailed, type Fact, readMails, recipientsOf } from './documents.ts';
import { balanceOf, type LedgerInvoice, type LedgerPayment } from './ledger.ts';
import { ask, type Story } from './story.ts';
import { amountInWords, dayText, money } from './words.ts';

/** The receipts of all payments, which the product sends now, with their PDFs. */
export async function compareReceipts(story: Story): Promise<void> {
  const { database, config } = story.world.api;
  const context = { db: database.db, mailer: createMailer('TEX'), config };
  await sendReceipts.run(null, context, { id: 'receipts', createdAt: new Date() });
  const mails = await readMails(story);
  for (const invoice of story.ledger.invoices) {
    const query = { invoiceId: invoice.id, size: '100' };
    const { content } = await ask<{ content: Payment[] }>(story, { by: 'admin', path: '/tex-suite/payment', query });
    for (const payment of invoice.payments) {
      const facts = factsOf(payment);
      const own = mails.filter(({ text }) => text.includes(`Reference: ${payment.reference}`));
      await expectMailed(own, recipientsOf(invoice), `Receipt for invoice ${invoice.number}`, [
        ...[['Received', money(payment.amount)] satisfies Fact, ...facts],
        ['Left to pay', money(balanceOf(invoice))],
      ]);
      const id = content.find(({ reference }) => reference === payment.reference)?.id;
      await expectInPdf(story, `/tex-suite/payment/${id}/pdf`, wordsOf(invoice, payment));
    }
  }
}

const dayOf = ({ day }: LedgerPayment) => dayText(day);

const factsOf = (payment: LedgerPayment): Fact[] => [
  ['On', dayOf(payment)],
  ['Method', payment.isOnline ? 'Online' : 'Bank transfer'],
  ['Reference', payment.reference],
];

const wordsOf = ({ number, day, total }: LedgerInvoice, payment: LedgerPayment): string[] => [
  ...[`Receipt for ${number}`, dayOf(payment), payment.isOnline ? 'Online' : 'Bank transfer', payment.reference],
  number + dayText(day) + money(total) + money(payment.amount),
  `Received in words: ${amountInWords(payment.amount)}.`,
];
