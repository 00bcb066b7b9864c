import { Acknowledgement, Id, MoveMemberBody } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { callerOf, forAdministrators as config, refusals } from '../../../http/index.ts';
import { moveMember } from './move-member.ts';

export const moveMemberRoutes: Routes = async (app, { db }) => {
  app.post('/tex-admin/organizations/:id/members/:userId/move', {
    config,
    schema: {
      summary: 'Moves a member to another organization. They act for it from their next request.',
      params: Type.Object({ id: Id, userId: Id }),
      body: MoveMemberBody,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const { id: clientId, userId } = request.params;
      const change = { caller: callerOf(request), clientId, userId, ip: request.ip };
      await db.transaction((tx) => moveMember(tx, change, request.body.clientId));
      return { success: true, message: 'The member was moved.' };
    },
  });
};
