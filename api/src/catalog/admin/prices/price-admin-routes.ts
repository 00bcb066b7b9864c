import { EditVersion, ManagedTierPage, ManagedTiersQuery } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { actorOf } from '../../../operations/index.ts';
import { pricingTiers } from '../../../db/index.ts';
import { dropBlankQuery, forAdministrators as config } from '../../../http/index.ts';
import { catalogAdmin, registerDesk } from '../editing/editor-routes.ts';
import { removeOne } from '../editing/remove.ts';
import { done, doneAnswers, params, readAnswers } from '../route-parts.ts';
import { tierDesk } from './tier-editor.ts';
import { listManagedTiers } from './list-managed-tiers.ts';

const at = `${catalogAdmin}/prices`;

export const priceAdminRoutes: Routes = async (app, { db }) => {
  registerDesk(app, { db, path: '/prices', desk: tierDesk });

  app.get(at, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Prices in pages, with search, filters and sorting.',
      querystring: ManagedTiersQuery,
      response: { 200: ManagedTierPage, ...readAnswers },
    },
    handler: ({ query }) => listManagedTiers(db, query),
  });

  app.delete(`${at}/:id`, {
    config,
    schema: {
      summary: 'Removes a price. Earlier purchases keep it.',
      params,
      querystring: Type.Object({ version: EditVersion }),
      response: doneAnswers,
    },
    handler: async (request) => {
      const { id } = request.params;
      const removal = {
        id,
        version: request.query.version,
        remove: (tx: Parameters<typeof tierDesk.lock>[0]) => tx.delete(pricingTiers).where(eq(pricingTiers.id, id)),
      };
      await removeOne(db, tierDesk, removal, actorOf(request));
      return done('The price was removed.');
    },
  });
};
