import { comparedIds, Comparison, Id, Module, PricingTier } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { found, refusals } from '../../http/index.ts';
import { compareModules, findModule } from './module-store.ts';
import { listTiers, listTiersOf } from './pricing-store.ts';

/** One module, and what modules cost. */
export const moduleDetailRoutes: Routes = async (app, { catalog }) => {
  app.get('/tex-admin/modules/:id', {
    config: catalog.fromMemory,
    schema: {
      summary: 'One module with its price tiers and related modules.',
      params: Type.Object({ id: Id }),
      response: { 200: Module, ...refusals(400, 404) },
    },
    handler: ({ params }, reply) =>
      catalog.send(reply, ['module', params.id], async (db) => found('module', await findModule(db, params.id))),
  });

  app.get('/tex-admin/compare', {
    config: catalog.fromMemory,
    schema: {
      summary: 'Up to four modules side by side.',
      querystring: Type.Object({ ids: Type.String({ maxLength: 1_000 }) }),
      response: { 200: Comparison, ...refusals(400) },
    },
    handler: ({ query }, reply) => {
      const { ids } = comparedIds(query.ids);
      return catalog.send(reply, ['compare', ...ids], (db) => compareModules(db, ids));
    },
  });

  app.get('/tex-admin/pricing-tiers', {
    config: catalog.fromMemory,
    schema: {
      summary: 'Price tiers: all of them, or those of one module.',
      querystring: Type.Object({ moduleId: Type.Optional(Id) }),
      response: { 200: Type.Array(PricingTier), ...refusals(400) },
    },
    handler: ({ query: { moduleId } }, reply) =>
      catalog.send(reply, ['tiers', moduleId ?? null], (db) =>
        moduleId === undefined ? listTiers(db) : listTiersOf(db, moduleId),
      ),
  });
};
