import type { Order } from '@marketplace/shared/contracts';
import { formatMoney } from '../billing/format-money.ts';
import { type Mail, pageUrl } from '../../notifications/index.ts';

/**
 * Tells the buyer and the payer that an order is canceled.
 * @param publicUrl the origin of links
 */
export function cancelledMail(to: string, order: Order, publicUrl: string): Mail {
  const { id, number, clientId, clientName, invoice, total, currency, cancellation } = order;
  const facts: [string, string][] = [
    ['Order', number],
    ['Invoice', `${invoice.number}, void`],
    ['Total', formatMoney(total, currency)],
    ['Canceled by', cancellation?.by?.name ?? ''],
    ['Reason', cancellation?.reason ?? ''],
  ];
  return {
    to,
    kind: 'order-cancelled',
    values: {
      order: number,
      client: clientName,
      invoice: invoice.number,
      facts: [{ kind: 'facts', facts: facts.filter(([, value]) => value !== '') }],
      order_page: [
        {
          kind: 'link',
          label: 'View order',
          url: pageUrl(publicUrl, '/payment-history', { client: clientId, view: 'orders', order: id }),
        },
      ],
    },
  };
}
