import { CompanyMaster, Id, PrivacyPolicy } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../api-context.ts';
import { notFound } from '../http/api-error.ts';
import { refusals } from '../http/refusals.ts';
import { findCompany, findPrivacyPolicy } from './store.ts';

const tags = ['Company'];

export const companyRoutes: Routes = async (app, { db, catalog }) => {
  app.get('/tex-admin/company-master', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'Who runs the marketplace: brand, address, support, currency and tax.',
      response: { 200: CompanyMaster, ...refusals(404) },
    },
    handler: (_request, reply) =>
      catalog.send(reply, ['company'], async () => {
        const company = await findCompany(db);
        if (!company) throw notFound('company');
        return company;
      }),
  });

  app.get('/tex-admin/privacypolicy/:id', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'A privacy policy as sanitised HTML.',
      params: Type.Object({ id: Id }),
      response: { 200: PrivacyPolicy, ...refusals(400, 404) },
    },
    handler: ({ params: { id } }, reply) =>
      catalog.send(reply, ['privacy-policy', id], async () => {
        const policy = await findPrivacyPolicy(db, id);
        if (!policy) throw notFound('privacy policy');
        return policy;
      }),
  });
};
