import type { Order } from '@marketplace/shared/contracts';
import { placeTwo, setPrices } from './checkout.ts';
import { type CreatingCall, json } from './creating-call.ts';
import type { TestApi } from './test-api.ts';

/** Payments and corrections by administrators, for orders made for that purpose. */
export async function salesCalls(api: TestApi, buyer: string, admin: string): Promise<Record<string, CreatingCall>> {
  await setPrices(api);
  const { invoice } = await placeTwo(api, buyer);
  const { clientId, invoice: paid } = await placeTwo(api, buyer);
  const credit = { lines: [{ position: 0, amount: 100_000 }], reason: 'Wrong price.' };
  const ask = async (path: string, payload?: object) =>
    (await api.call({ method: 'POST', path, token: admin, ...(payload && { payload }) })).json<{
      fingerprint: string;
    }>();
  const { fingerprint } = await ask(`/tex-admin/invoice/${invoice.id}/credit-note/quote`, { ...credit, reason: '-' });
  const transfer = { clientId, invoiceId: paid.id, amount: 1_000, paidAt: '2026-11-20T00:00:00.000Z' };
  return {
    'POST /tex-admin/payment': {
      ...{ path: '/tex-admin/payment', table: 'payments' },
      ...{ body: json({ ...transfer, reference: 'T-1' }), other: json({ ...transfer, reference: 'T-2' }) },
    },
    'POST /tex-admin/invoice/:id/credit-note': {
      ...{ path: `/tex-admin/invoice/${invoice.id}/credit-note`, table: 'credit_notes' },
      ...{ body: json({ ...credit, fingerprint }), other: json({ ...credit, fingerprint, reason: 'Other.' }) },
    },
    ...(await refundCall(api, buyer, admin)),
    ...(await earlyEndCall(await placeTwo(api, buyer), ask)),
  };
}

/** Of an order that was paid and then credited. */
async function refundCall(api: TestApi, buyer: string, admin: string): Promise<Record<string, CreatingCall>> {
  const { clientId, invoice } = await placeTwo(api, buyer);
  const post = (path: string, payload: object) => api.call({ method: 'POST', path, token: admin, payload });
  const paid = { clientId, invoiceId: invoice.id, amount: invoice.total, reference: 'T-0' };
  await post('/tex-admin/payment', { ...paid, paidAt: '2026-11-20T00:00:00.000Z' });
  const base = `/tex-admin/invoice/${invoice.id}`;
  const credit = { lines: [{ position: 0, amount: 100_000 }], reason: 'Wrong price.' };
  const { fingerprint } = (await post(`${base}/credit-note/quote`, credit)).json();
  await post(`${base}/credit-note`, { ...credit, fingerprint });
  const refund = { amount: 50_000, refundable: 118_000, refundedAt: '2026-11-21T00:00:00.000Z' };
  return {
    'POST /tex-admin/invoice/:id/refund': {
      ...{ path: `${base}/refund`, table: 'refunds' },
      ...{ body: json({ ...refund, reference: 'R-1' }), other: json({ ...refund, reference: 'R-2' }) },
    },
  };
}

async function earlyEndCall(
  { subscriptions }: Order,
  ask: (path: string) => Promise<{ fingerprint: string }>,
): Promise<Record<string, CreatingCall>> {
  const path = `/tex-admin/subscription/${subscriptions[0]?.id ?? ''}/end`;
  const { fingerprint } = await ask(`${path}/quote`);
  const end = { credit: true, reason: 'Ordered twice.', fingerprint };
  return {
    'POST /tex-admin/subscription/:id/end': {
      ...{ path, table: 'credit_notes', body: json(end), other: json({ ...end, reason: 'Other.' }) },
    },
  };
}
