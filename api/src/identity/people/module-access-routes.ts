import { Id, ModuleAccessBody, ModuleGrant } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forAdministrators as config, refusals } from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { changeModuleAccess } from './change-module-access.ts';
import { findPerson } from './find-person.ts';
import { listModuleGrants } from './module-grants.ts';

const params = Type.Object({ id: Id });

/** Who may open which module. */
export const moduleAccessRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/user/:id/module-access', {
    config,
    schema: {
      summary: "Every module and the user's access to it.",
      params,
      response: { 200: Type.Array(ModuleGrant), ...refusals(400, 401, 403, 404) },
    },
    handler: async ({ params: { id } }) => {
      await findPerson(db, id);
      return listModuleGrants(db, id);
    },
  });

  app.put('/tex-suite/user/:id/module-access', {
    config,
    schema: {
      summary: 'Gives a user access to modules, in full or to some sections, or takes it away: all changes or none.',
      params,
      body: ModuleAccessBody,
      response: { 200: Type.Array(ModuleGrant), ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const { id } = request.params;
      await changeModuleAccess(db, actorOf(request), id, request.body);
      return listModuleGrants(db, id);
    },
  });
};
