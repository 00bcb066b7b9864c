import { EditVersion, StatusBody } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { actorOf } from '../../../operations/index.ts';
import { forAdministrators as config } from '../../../http/index.ts';
import { catalogAdmin } from '../editing/editor-routes.ts';
import { changeStatus } from '../editing/change-status.ts';
import { params, saveAnswers } from '../route-parts.ts';
import { discardChanges } from './discard-changes.ts';
import { moduleDesk } from './module-editor.ts';
import { publishModule } from './publish-module.ts';

const at = `${catalogAdmin}/modules/:id`;

/** Publishing or discarding a module's changes. */
export const modulePublishingRoutes: Routes = async (app, { db }) => {
  app.put(`${at}/status`, {
    config,
    schema: {
      summary: 'Publishes a module with its changes, archives it or restores it.',
      params,
      body: StatusBody,
      response: saveAnswers,
    },
    handler: (request) => {
      const { id } = request.params;
      return changeStatus(db, moduleDesk, { id, body: request.body, write: publishModule }, actorOf(request));
    },
  });

  app.delete(`${at}/changes`, {
    config,
    schema: {
      summary: 'Discards the unpublished changes of a module.',
      params,
      querystring: Type.Object({ version: EditVersion }),
      response: saveAnswers,
    },
    handler: (request) =>
      discardChanges(db, { id: request.params.id, version: request.query.version }, actorOf(request)),
  });
};
