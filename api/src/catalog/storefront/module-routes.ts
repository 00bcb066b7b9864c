import { ModuleName, ModulePage, ModulesQuery, UpcomingModules } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { refusals } from '../../http/index.ts';
import { listKey, searchModules } from './module-search.ts';
import { listModuleNames, listUpcoming } from './module-store.ts';

/** Lists of modules. */
export const moduleRoutes: Routes = async (app, { catalog }) => {
  app.get('/tex-admin/modules', {
    config: catalog.fromMemory,
    schema: {
      summary: 'Modules in pages, with search, filters and sorting.',
      querystring: ModulesQuery,
      response: { 200: ModulePage, ...refusals(400) },
    },
    handler: ({ query }, reply) => {
      const { bucketId, categoryId, ...list } = query;
      const key = ['modules', bucketId, categoryId, ...listKey(list)];
      return catalog.send(reply, key, (db) => searchModules(db, query));
    },
  });

  app.get('/tex-admin/modules/names', {
    config: catalog.fromMemory,
    schema: {
      summary: 'IDs and names of all modules.',
      response: { 200: Type.Array(ModuleName), ...refusals() },
    },
    handler: (_request, reply) => catalog.send(reply, ['module-names'], (db) => listModuleNames(db)),
  });

  app.get('/tex-admin/modules/upcoming', {
    config: catalog.fromMemory,
    schema: {
      summary: 'Upcoming modules, by ID.',
      response: { 200: UpcomingModules, ...refusals() },
    },
    handler: (_request, reply) => catalog.send(reply, ['upcoming'], (db) => listUpcoming(db)),
  });
};
