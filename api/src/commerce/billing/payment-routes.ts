import { createHash, randomUUID } from 'node:crypto';
import { PayBody, Payment } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forPaymentAdmins } from '../cart/route-parts.ts';
import { ApiError, callerOf, refusals } from '../../http/index.ts';
import { clientToPayFor } from './client-to-pay-for.ts';
import { payInvoice } from './payments/pay-invoice.ts';

export const paymentRoutes: Routes = async (app, { db, payments: provider }) => {
  app.post('/tex-suite/payment', {
    config: forPaymentAdmins,
    schema: {
      summary: 'Pays the open amount of an invoice online, once per Idempotency-Key.',
      headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 128 })) }),
      body: PayBody,
      response: { 200: Payment, ...refusals(400, 401, 402, 403, 404, 409, 422) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { invoiceId, token } = request.body;
      if (!provider) throw new ApiError(409, 'not_offered', 'Paying online is not offered. Pay by bank transfer.');
      const clientId = await clientToPayFor(db, caller, invoiceId);
      const reference = referenceOf(caller.userId, request.headers['idempotency-key']);
      return payInvoice({ db, provider }, { clientId, invoiceId, token, reference });
    },
  });
};

/** The same for a user's repeated request, so that the provider recognises it too. */
function referenceOf(userId: string, key: string | undefined): string {
  if (key === undefined) return `pay_${randomUUID()}`;
  return `pay_${createHash('sha256')
    .update(JSON.stringify([userId, key]))
    .digest('hex')
    .slice(0, 40)}`;
}
