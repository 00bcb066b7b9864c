import { Id, ModuleOpenedBody, ModuleUsage, ModuleUsageQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { moduleIsPublished } from '../storefront/showcase-store.ts';
import type { Queries } from '../../db/index.ts';
import { callerOf, invalid, notFound, refusals } from '../../http/index.ts';
import { isToday } from './days.ts';
import { countOpening, readUsage } from './module-usage-store.ts';

const params = Type.Object({ id: Id });

async function assertAsked(db: Queries, moduleId: string, [field, day]: [field: string, day: string]): Promise<void> {
  if (!isToday(day, Date.now())) throw invalid(field, "Send today's date in your time zone.");
  if (!(await moduleIsPublished(db, moduleId))) throw notFound('module');
}

/** Everyone counts for themselves and sees only their own usage. */
export const moduleUsageRoutes: Routes = async (app, { db }) => {
  app.post('/tex-suite/user/module/:id/opened', {
    config: { access: 'signed-in' },
    schema: {
      summary: 'Records that the caller opened a module, by their local date, and returns their usage of it.',
      params,
      body: ModuleOpenedBody,
      response: { 200: ModuleUsage, ...refusals(400, 401, 404) },
    },
    handler: async (request) => {
      const { day } = request.body;
      const use = { userId: callerOf(request).userId, moduleId: request.params.id };
      await assertAsked(db, use.moduleId, ['day', day]);
      await countOpening(db, use, day);
      return readUsage(db, use, day);
    },
  });

  app.get('/tex-suite/user/module/:id/usage', {
    config: { access: 'signed-in' },
    schema: {
      summary: 'How often the caller opened a module from the marketplace, by day.',
      params,
      querystring: ModuleUsageQuery,
      response: { 200: ModuleUsage, ...refusals(400, 401, 404) },
    },
    handler: async (request) => {
      const { today } = request.query;
      const use = { userId: callerOf(request).userId, moduleId: request.params.id };
      await assertAsked(db, use.moduleId, ['today', today]);
      return readUsage(db, use, today);
    },
  });
};
