import { createHash, randomUUID } from 'node:crypto';
import { Id, OpenedPayment, PayBody, Payment } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forPaymentAdmins } from '../cart/route-parts.ts';
import { ApiError, callerOf, found, idempotencyHeaders, refusals } from '../../http/index.ts';
import { clientToPayFor } from './client-to-pay-for.ts';
import { findOwnPayment, isUnsettled, toPayment } from './payment-store.ts';
import { openPayment } from './payments/open-payment.ts';
import { settleByProvider } from './payments/settle-by-provider.ts';

export const paymentRoutes: Routes = async (app, { db, config, payments: provider }) => {
  app.post('/tex-suite/payment', {
    config: forPaymentAdmins,
    schema: {
      summary: 'Opens the payment page for the unpaid amount of an invoice, once per Idempotency-Key.',
      headers: idempotencyHeaders,
      body: PayBody,
      response: { 200: OpenedPayment, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { invoiceId, returnTo } = request.body;
      if (!provider) throw new ApiError(409, 'not_offered', "Online payment isn't available. Pay by bank transfer.");
      const clientId = await clientToPayFor(db, caller, invoiceId);
      const reference = referenceOf(caller.userId, request.headers['idempotency-key']);
      const returnUrl = (id: string) => returnUrlOf(config.publicUrl, returnTo, id);
      return openPayment({ db, provider }, { clientId, invoiceId, reference, returnUrl });
    },
  });

  app.get('/tex-suite/payment/:id', {
    config: forPaymentAdmins,
    schema: {
      summary: "A payment. If it isn't settled yet, its status is checked with the provider.",
      params: Type.Object({ id: Id }),
      response: { 200: Payment, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { payment, invoice } = found('payment', await findOwnPayment(db, callerOf(request), request.params.id));
      reply.header('cache-control', 'no-store');
      if (!provider || !isUnsettled(payment)) return toPayment(payment, invoice);
      return toPayment(await settleByProvider({ db, provider }, payment), invoice);
    },
  });
};

/** The same for a user's repeated request, so that the provider recognizes it too. */
function referenceOf(userId: string, key: string | undefined): string {
  if (key === undefined) return `pay_${randomUUID()}`;
  return `pay_${createHash('sha256')
    .update(JSON.stringify([userId, key]))
    .digest('hex')
    .slice(0, 40)}`;
}

function returnUrlOf(publicUrl: string, returnTo: string, paymentId: string): string {
  const url = new URL(`${publicUrl}/marketplace${returnTo}`);
  url.searchParams.set('payment', paymentId);
  return url.href;
}
