import { Setup } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { forAdministrators as config, refusals } from '../../http/index.ts';
import { readSetup } from './read-setup.ts';

export const setupRoutes: Routes = async (app, { db, config: settings, payments }) => {
  app.get('/tex-admin/setup', {
    config,
    schema: {
      summary: 'What the marketplace needs before it can sell, and which steps are done.',
      response: { 200: Setup, ...refusals(401, 403) },
    },
    handler: () => readSetup({ db, config: settings, online: payments !== undefined }),
  });
};
