import { CheckoutDraft, CheckoutDraftBody, CheckoutOptions, transferLines } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { cartOwnerOf } from '../cart/cart-owner.ts';
import { forPaymentAdmins } from '../cart/route-parts.ts';
import { refusals } from '../../http/index.ts';
import { findClientTerms } from './client-terms.ts';
import { findDraft, saveDraft } from './draft-store.ts';
import { findCompany } from '../../operations/index.ts';
import { paymentChoices } from './payment-choices.ts';

export const checkoutDraftRoutes: Routes = async (app, { db, payments }) => {
  app.get('/tex-suite/checkout/options', {
    config: forPaymentAdmins,
    schema: {
      summary: 'Starts a checkout: the organization, its payment methods and any previous input.',
      response: { 200: CheckoutOptions, ...refusals(401, 403) },
    },
    handler: async (request) => {
      const owner = cartOwnerOf(request);
      const { billing, ...client } = await findClientTerms(db, owner.clientId);
      const draft = await findDraft(db, owner);
      const company = await findCompany(db);
      return {
        client,
        methods: paymentChoices({
          termsDays: client.termsDays,
          account: company ? transferLines(company) : [],
          provider: payments,
        }),
        draft: { ...draft, billing: draft.billing ?? billing },
      };
    },
  });

  app.put('/tex-suite/checkout/draft', {
    config: forPaymentAdmins,
    schema: {
      summary: 'Saves the input so far. Missing fields stay unchanged, and null clears them.',
      body: CheckoutDraftBody,
      response: { 200: CheckoutDraft, ...refusals(400, 401, 403) },
    },
    handler: async (request) => {
      const owner = cartOwnerOf(request);
      await saveDraft(db, owner, request.body);
      return findDraft(db, owner);
    },
  });
};
