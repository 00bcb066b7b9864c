import {
  EditVersion,
  ManagedModule,
  ManagedModulePage,
  ManagedModulesQuery,
  StatusBody,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { actorOf } from '../../audit/actor-of.ts';
import { notFound } from '../../http/api-error.ts';
import { dropBlankQuery } from '../../http/drop-blank-query.ts';
import { forAdministrators as config } from '../../http/for-administrators.ts';
import { neverCached } from '../../http/never-cached.ts';
import { refusals } from '../../http/refusals.ts';
import { catalogAdmin, registerDesk } from '../desk-routes.ts';
import { changeStatus } from '../editing/change-status.ts';
import { params, readAnswers, saveAnswers, tags } from '../route-parts.ts';
import { discardChanges } from './discard-changes.ts';
import { findManagedModule } from './managed-module.ts';
import { moduleDesk } from './module-desk.ts';
import { listManagedModules } from './module-list.ts';
import { publishModule } from './publish-module.ts';

const at = `${catalogAdmin}/modules`;

export const moduleAdminRoutes: Routes = async (app, { db }) => {
  app.addHook('onSend', neverCached);
  registerDesk(app, { db, path: '/modules', desk: moduleDesk });

  app.get(at, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      tags,
      summary: 'Modules of every status a page at a time, searched, filtered and sorted.',
      querystring: ManagedModulesQuery,
      response: { 200: ManagedModulePage, ...readAnswers },
    },
    handler: ({ query }) => listManagedModules(db, query),
  });

  app.get(`${at}/:id`, {
    config,
    schema: {
      tags,
      summary: 'One module with its unpublished changes.',
      params,
      response: { 200: ManagedModule, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const module = await findManagedModule(db, request.params.id);
      if (!module) throw notFound('module');
      return module;
    },
  });

  app.put(`${at}/:id/status`, {
    config,
    schema: {
      tags,
      summary: 'Publishes a module with its changes, archives it, or brings it back.',
      params,
      body: StatusBody,
      response: saveAnswers,
    },
    handler: (request) => {
      const { id } = request.params;
      return changeStatus(db, moduleDesk, { id, body: request.body, write: publishModule }, actorOf(request));
    },
  });

  app.delete(`${at}/:id/changes`, {
    config,
    schema: {
      tags,
      summary: 'Drops the changes of a module that are not published.',
      params,
      querystring: Type.Object({ version: EditVersion }),
      response: saveAnswers,
    },
    handler: (request) =>
      discardChanges(db, { id: request.params.id, version: request.query.version }, actorOf(request)),
  });
};
