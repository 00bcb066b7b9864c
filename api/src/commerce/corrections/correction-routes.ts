import {
  CreditNoteBody,
  CreditNoteQuote,
  EarlyEndBody,
  EarlyEndQuote,
  Id,
  Invoice,
  RefundBody,
  Subscription,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { createOnce, forAdministrators as config, idempotencyHeaders, refusals } from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { endEarly } from './end-early.ts';
import { issueCreditNote, quoteCreditNote } from './issue-credit-note.ts';
import { quoteEarlyEnd } from './quote-early-end.ts';
import { refund, type WriteRefund } from './refund.ts';

const params = Type.Object({ id: Id });

/** Credit notes, refunds and early ends by administrators. */
export const correctionRoutes: Routes = async (app, { db, mailer, payments: provider, config: { publicUrl } }) => {
  app.post('/tex-admin/invoice/:id/credit-note/quote', {
    config,
    schema: {
      summary: 'The amounts of a credit note, and what is left to pay or refund after it. Changes nothing.',
      params,
      body: CreditNoteBody,
      response: { 200: CreditNoteQuote, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => quoteCreditNote(db, request.params.id, request.body),
  });

  app.post('/tex-admin/invoice/:id/credit-note', {
    config,
    schema: {
      summary: 'Issues a credit note exactly as quoted, and notifies the buyer and the payer.',
      params,
      headers: idempotencyHeaders,
      body: CreditNoteBody,
      response: { 201: Invoice, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const asked = { ...actorOf(request), invoiceId: request.params.id, body: request.body };
      return reply
        .code(201)
        .send(await createOnce(db, request, (tx) => issueCreditNote(tx, { mailer, publicUrl }, asked)));
    },
  });

  app.post('/tex-admin/invoice/:id/refund', {
    config,
    schema: {
      summary: 'Refunds an overpayment: through the provider of an online payment, or by recording a bank transfer.',
      params,
      headers: idempotencyHeaders,
      body: RefundBody,
      response: { 201: Invoice, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const asked = { ...actorOf(request), invoiceId: request.params.id, body: request.body };
      const write: WriteRefund = (change) => createOnce(db, request, change);
      return reply.code(201).send(await refund({ db, mailer, publicUrl }, provider, asked, write));
    },
  });

  app.post('/tex-admin/subscription/:id/end/quote', {
    config,
    schema: {
      summary: 'What ending a subscription now would credit for its unused days. Changes nothing.',
      params,
      response: { 200: EarlyEndQuote, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => quoteEarlyEnd(db, request.params.id),
  });

  app.post('/tex-admin/subscription/:id/end', {
    config,
    schema: {
      summary:
        'Ends a subscription now, credits its unused days exactly as quoted, and notifies the buyer and the payer.',
      params,
      headers: idempotencyHeaders,
      body: EarlyEndBody,
      response: { 200: Subscription, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: (request) => {
      const asked = { ...actorOf(request), id: request.params.id, body: request.body };
      return createOnce(db, request, (tx) => endEarly(tx, { mailer, publicUrl }, asked));
    },
  });
};
