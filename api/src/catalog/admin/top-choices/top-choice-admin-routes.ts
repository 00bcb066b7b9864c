import { EditVersion, ManagedTopChoice } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { actorOf } from '../../../operations/index.ts';
import { isPublished } from '../../storefront/module-columns.ts';
import { modules, type Queries, topChoices, type Transaction } from '../../../db/index.ts';
import { forAdministrators as config } from '../../../http/index.ts';
import { catalogAdmin, registerDesk, registerOrder } from '../editing/editor-routes.ts';
import { versionIn } from '../editing/edit.ts';
import { removeOne } from '../editing/remove.ts';
import { done, doneAnswers, params, readAnswers } from '../route-parts.ts';
import { topChoiceDesk } from './top-choice-editor.ts';

const at = `${catalogAdmin}/top-choices`;

async function listManaged(db: Queries): Promise<ManagedTopChoice[]> {
  const rows = await db
    .select({ choice: topChoices, moduleName: modules.name, isShown: sql<boolean>`${isPublished}` })
    .from(topChoices)
    .innerJoin(modules, eq(modules.id, topChoices.moduleId))
    .orderBy(topChoices.position, topChoices.moduleId);
  return rows.map(({ choice, moduleName, isShown }) => ({
    id: choice.moduleId,
    version: versionIn(topChoiceDesk, choice),
    fields: topChoiceDesk.fieldsOf(choice),
    moduleName,
    isShown,
  }));
}

export const topChoiceAdminRoutes: Routes = async (app, { db }) => {
  registerDesk(app, { db, path: '/top-choices', desk: topChoiceDesk });
  const order = { table: topChoices, id: topChoices.moduleId, kind: 'top choice', what: 'order of the top choices' };
  registerOrder(app, { db, path: '/top-choices', order });

  app.get(at, {
    config,
    schema: {
      summary: 'All top choices in order.',
      response: { 200: Type.Array(ManagedTopChoice), ...readAnswers },
    },
    handler: () => listManaged(db),
  });

  app.delete(`${at}/:id`, {
    config,
    schema: {
      summary: 'Removes a module from the top choices.',
      params,
      querystring: Type.Object({ version: EditVersion }),
      response: doneAnswers,
    },
    handler: async (request) => {
      const { id } = request.params;
      const remove = (tx: Transaction) => tx.delete(topChoices).where(eq(topChoices.moduleId, id));
      await removeOne(db, topChoiceDesk, { id, version: request.query.version, remove }, actorOf(request));
      return done('The module is no longer a top choice.');
    },
  });
};
