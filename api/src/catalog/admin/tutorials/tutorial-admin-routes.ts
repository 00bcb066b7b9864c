import { ManagedTutorial, StatusBody } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { actorOf } from '../../../operations/index.ts';
import { modules, type Queries, tutorials } from '../../../db/index.ts';
import { forAdministrators as config } from '../../../http/index.ts';
import { catalogAdmin, registerDesk, registerOrder } from '../editing/editor-routes.ts';
import { changeStatus } from '../editing/change-status.ts';
import { versionIn } from '../editing/edit.ts';
import { params, readAnswers, saveAnswers } from '../route-parts.ts';
import { tutorialDesk, writeTutorialStatus } from './tutorial-editor.ts';

const at = `${catalogAdmin}/tutorials`;

async function listManaged(db: Queries): Promise<ManagedTutorial[]> {
  const rows = await db
    .select({ tutorial: tutorials, moduleName: modules.name })
    .from(tutorials)
    .leftJoin(modules, eq(modules.id, tutorials.moduleId))
    .orderBy(tutorials.position, tutorials.id);
  return rows.map(({ tutorial, moduleName }) => ({
    id: tutorial.id,
    version: versionIn(tutorialDesk, tutorial),
    status: tutorial.status,
    fields: tutorialDesk.fieldsOf(tutorial),
    moduleName,
  }));
}

export const tutorialAdminRoutes: Routes = async (app, { db }) => {
  registerDesk(app, { db, path: '/tutorials', desk: tutorialDesk });
  const order = { table: tutorials, id: tutorials.id, kind: 'tutorial', what: 'order of the tutorials' };
  registerOrder(app, { db, path: '/tutorials', order });

  app.get(at, {
    config,
    schema: {
      summary: 'All tutorials in order, including drafts and archived ones.',
      response: { 200: Type.Array(ManagedTutorial), ...readAnswers },
    },
    handler: () => listManaged(db),
  });

  app.put(`${at}/:id/status`, {
    config,
    schema: {
      summary: 'Publishes, hides or archives a tutorial.',
      params,
      body: StatusBody,
      response: saveAnswers,
    },
    handler: (request) => {
      const { id } = request.params;
      return changeStatus(db, tutorialDesk, { id, body: request.body, write: writeTutorialStatus }, actorOf(request));
    },
  });
};
