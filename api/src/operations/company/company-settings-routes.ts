import { CompanyProfileBody, CompanySaved, CompanySettings, TaxSettingsBody } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { actorOf } from '../audit/actor-of.ts';
import { forAdministrators as config, refusals } from '../../http/index.ts';
import { saveProfile, saveTax } from './save-settings.ts';
import { settingsOf } from './company-settings.ts';
import { findCompany } from './company-store.ts';

export const companySettingsRoutes: Routes = async (app, { db }) => {
  app.get('/tex-admin/company-settings', {
    config,
    schema: {
      summary: 'The settings of the company, taxes and invoices.',
      response: { 200: CompanySettings, ...refusals(401, 403) },
    },
    handler: async () => settingsOf(await findCompany(db)),
  });

  app.put('/tex-admin/company-settings/company', {
    config,
    schema: {
      summary: 'Saves the company profile, unless someone else has changed it since you read it.',
      body: CompanyProfileBody,
      response: { 200: CompanySaved, ...refusals(400, 401, 403, 409) },
    },
    handler: (request) => saveProfile(db, request.body, actorOf(request)),
  });

  app.put('/tex-admin/company-settings/tax', {
    config,
    schema: {
      summary: 'Saves tax and invoicing settings. Existing invoices stay unchanged.',
      body: TaxSettingsBody,
      response: { 200: CompanySaved, ...refusals(400, 401, 403, 409) },
    },
    handler: (request) => saveTax(db, request.body, actorOf(request)),
  });
};
