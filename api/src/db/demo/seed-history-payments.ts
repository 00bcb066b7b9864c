import { and, eq } from 'drizzle-orm';
import type { Invoice } from '@marketplace/shared/contracts';
import { recordPayment } from '../../billing/record-payment.ts';
import type { Transaction } from '../database.ts';
import { invoices } from '../schema/invoices.ts';
import { orders } from '../schema/orders.ts';
import { daysFrom } from './days-from.ts';
import type { DemoSale } from './demo-history.ts';

export async function voidSale(tx: Transaction, { clientId, id, orderId }: Invoice): Promise<void> {
  await tx
    .update(invoices)
    .set({ status: 'voided' })
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id)));
  await tx
    .update(orders)
    .set({ status: 'cancelled' })
    .where(and(eq(orders.clientId, clientId), eq(orders.id, orderId)));
}

export async function seedPayments(tx: Transaction, { method, paid = [] }: DemoSale, invoice: Invoice): Promise<void> {
  const { clientId, id, number, total, invoiceDate } = invoice;
  const isOnline = method === 'online';
  let open = total;
  for (const [position, [percent, daysAfter]] of paid.entries()) {
    const isRest = position === paid.length - 1 && paid.reduce((sum, [part]) => sum + part, 0) === 100;
    const amount = isRest ? open : Math.round((total * percent) / 100);
    open -= amount;
    await recordPayment(tx, {
      ...{ clientId, invoiceId: id, amount, paidAt: daysFrom(new Date(invoiceDate), daysAfter) },
      method: isOnline ? 'online' : 'bank_transfer',
      reference: isOnline ? `demo_${number}` : `NEFT ${number}/${position + 1}`,
      recordedBy: isOnline ? null : 'admin',
    });
  }
}
