import type { Invoice } from '@marketplace/shared/contracts';
import type { MailDocument } from '../db/index.ts';
import { type MailPart, pageUrl } from '../notifications/index.ts';

interface InvoiceRef {
  clientId: string;
  id: string;
}

/**
 * The button to an invoice.
 * @param publicUrl the origin of links
 */
export const invoiceLink = ({ clientId, id }: InvoiceRef, label: string, publicUrl: string): MailPart => ({
  kind: 'link',
  label,
  url: pageUrl(publicUrl, '/payment-history', { client: clientId, invoice: id }),
});

/** An invoice as the PDF that comes with a mail. */
export const invoicePdf = ({ number, clientId, id }: Pick<Invoice, 'number' | 'clientId' | 'id'>): MailDocument => ({
  ...{ filename: `${number}.pdf`, kind: 'invoice', clientId },
  ...{ invoiceId: id, id: null },
});

/** The button to the subscriptions of a client. */
export const subscriptionsLink = (clientId: string, publicUrl: string): MailPart => ({
  kind: 'link',
  label: 'View payment history',
  url: pageUrl(publicUrl, '/payment-history', { client: clientId, view: 'subscriptions' }),
});
