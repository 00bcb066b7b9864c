import { BankTransferBody, Payment } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { recordAudit } from '../../operations/index.ts';
import { dayMs } from '../../day-ms.ts';
import { callerOf, forAdministrators, idempotencyHeaders, invalid, once, refusals } from '../../http/index.ts';
import { recordPayment } from './record-payment.ts';

const earliest = Date.UTC(2000, 0, 1);

export const bankTransferRoutes: Routes = async (app, { db }) => {
  app.post('/tex-admin/payment', {
    config: forAdministrators,
    schema: {
      summary: 'Records a bank transfer. Repeating a reference returns the payment already recorded.',
      headers: idempotencyHeaders,
      body: BankTransferBody,
      response: { 200: Payment, 201: Payment, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const { userId } = callerOf(request);
      const { clientId, invoiceId, amount } = request.body;
      const reference = request.body.reference.trim();
      const paidAt = new Date(request.body.paidAt);
      if (!(paidAt.getTime() > earliest)) throw invalid('paidAt', 'The transfer date is too far in the past.');
      // In some time zones it is already tomorrow.
      if (paidAt.getTime() > Date.now() + dayMs) throw invalid('paidAt', 'The transfer date is in the future.');
      const outcome = await once(db, request, [request.body], async (tx) => {
        const transfer = { clientId, invoiceId, method: 'bank_transfer' as const, reference, amount, paidAt };
        const recorded = await recordPayment(tx, { ...transfer, recordedBy: userId });
        if (recorded.isNew) await recordAudit(tx, auditOf(userId, request.ip, recorded.payment));
        return { status: recorded.isNew ? 201 : 200, body: recorded.payment };
      });
      return reply.code(outcome.status).send(outcome.body);
    },
  });
};

const auditOf = (actorId: string, ip: string, { invoiceId, invoiceNumber, reference, amount, paidAt }: Payment) => ({
  actorId,
  ip,
  action: 'payment.recorded' as const,
  target: { type: 'invoice', id: invoiceId, name: invoiceNumber },
  after: { reference, amount, paidAt },
});
