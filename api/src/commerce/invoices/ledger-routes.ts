import { DuesSummary, Id, PaymentPage, PaymentsQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { assertReadable, forBooksReaders } from '../../identity/index.ts';
import { callerOf, dropBlankQuery, refusals } from '../../http/index.ts';
import { calculateDues } from './calculate-dues.ts';
import { listPayments } from './list-payments.ts';

/** Payments and dues. */
export const ledgerRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/payment', {
    config: forBooksReaders,
    preValidation: dropBlankQuery,
    schema: {
      tags: ['Payments'],
      summary:
        'A page of payments, newest first unless sorted, of one organization or of all that the caller can read.',
      querystring: PaymentsQuery,
      response: { 200: PaymentPage, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { clientId } = request.query;
      if (clientId !== undefined) await assertReadable(db, caller, clientId);
      return listPayments(db, caller, request.query);
    },
  });

  app.post('/tex-suite/dues-summary/calculate/:clientId', {
    config: forBooksReaders,
    schema: {
      tags: ['Invoices'],
      summary: 'What an organization currently owes, by days overdue. Changes nothing.',
      params: Type.Object({ clientId: Id }),
      response: { 200: DuesSummary, ...refusals(400, 401, 403, 404) },
    },
    handler: (request) => calculateDues(db, callerOf(request), request.params.clientId),
  });
};
