import { CompanyMaster, Id, PrivacyPolicy, PrivacyPolicyBody, TransferAccount } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { actorOf } from '../audit/actor-of.ts';
import { forAdministrators, found, refusals } from '../../http/index.ts';
import { savePolicy } from './save-policy.ts';
import { findCompany, findPrivacyPolicy } from './company-store.ts';

const buyersKeys = new Set([...Object.keys(TransferAccount.properties), 'bankDetails', 'graceDays']);

/** The account, and how long we wait for money, are only for buyers. */
const forEveryone = (company: CompanyMaster) =>
  Object.fromEntries(Object.entries(company).filter(([key]) => !buyersKeys.has(key))) as CompanyMaster;

export const companyRoutes: Routes = async (app, { db, catalog }) => {
  app.get('/tex-admin/company-master', {
    config: catalog.fromMemory,
    schema: {
      summary: 'The company that runs the marketplace: brand, address, support, currency and tax.',
      response: { 200: CompanyMaster, ...refusals(404) },
    },
    handler: (_request, reply) =>
      catalog.send(reply, ['company'], async (db) => {
        const company = found('company', await findCompany(db));
        return forEveryone(company);
      }),
  });

  app.get('/tex-admin/privacypolicy/:id', {
    config: catalog.fromMemory,
    schema: {
      summary: 'A privacy policy as sanitized HTML.',
      params: Type.Object({ id: Id }),
      response: { 200: PrivacyPolicy, ...refusals(400, 404) },
    },
    handler: ({ params: { id } }, reply) =>
      catalog.send(reply, ['privacy-policy', id], async (db) =>
        found('privacy policy', await findPrivacyPolicy(db, id)),
      ),
  });

  app.put('/tex-admin/privacypolicy/:id', {
    config: forAdministrators,
    schema: {
      summary: "Saves a privacy policy. Content that isn't allowed is removed.",
      params: Type.Object({ id: Id }),
      body: PrivacyPolicyBody,
      response: { 200: PrivacyPolicy, ...refusals(400, 401, 403, 409) },
    },
    handler: async (request) => {
      const { privacyPolicy: html, basedOn } = request.body;
      return savePolicy(db, { id: request.params.id, html, basedOn, ...actorOf(request) });
    },
  });
};
