import { ManagedModule, ManagedModulePage, ManagedModulesQuery } from '@marketplace/shared/contracts';
import type { Routes } from '../../../api-context.ts';
import { dropBlankQuery, forAdministrators as config, found, refusals } from '../../../http/index.ts';
import { catalogAdmin, registerDesk } from '../editing/editor-routes.ts';
import { params, readAnswers } from '../route-parts.ts';
import { findManagedModule } from './managed-module.ts';
import { moduleDesk } from './module-editor.ts';
import { listManagedModules } from './list-managed-modules.ts';

const at = `${catalogAdmin}/modules`;

export const moduleAdminRoutes: Routes = async (app, { db }) => {
  registerDesk(app, { db, path: '/modules', desk: moduleDesk });

  app.get(at, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Modules of every status in pages, with search, filters and sorting.',
      querystring: ManagedModulesQuery,
      response: { 200: ManagedModulePage, ...readAnswers },
    },
    handler: ({ query }) => listManagedModules(db, query),
  });

  app.get(`${at}/:id`, {
    config,
    schema: {
      summary: 'One module with its unpublished changes.',
      params,
      response: { 200: ManagedModule, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => found('module', await findManagedModule(db, request.params.id)),
  });
};
