import { Acknowledgement, Id, InviteBody, PeopleInvited } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { actorOf } from '../../operations/index.ts';
import { createOnce, forAdministrators as config, idempotencyHeaders, refusals } from '../../http/index.ts';
import type { Routes } from '../../api-context.ts';
import { resendInvitation, withdrawInvitation } from './change-invitation.ts';
import { invitePeople } from './invite-people.ts';

const params = Type.Object({ id: Id });

/** What administrators do with invitations. */
export const invitationRoutes: Routes = async (app, context) => {
  app.post('/tex-suite/user/invite', {
    // It may give a role.
    config: { ...config, fresh: true },
    schema: {
      summary: 'Invites people by email, with a role, marketplace roles and an organization: all of them or none.',
      headers: idempotencyHeaders,
      body: InviteBody,
      response: { 201: PeopleInvited, ...refusals(400, 401, 403, 409, 422, 429) },
    },
    handler: async (request, reply) => {
      const invited = await createOnce(context.db, request, (tx) =>
        invitePeople({ ...context, db: tx }, actorOf(request), request.body),
      );
      return reply.code(201).send({ invited });
    },
  });

  app.post('/tex-suite/user/:id/invitation', {
    config,
    schema: {
      summary: 'Sends an invitation again, with a new link.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404, 409, 429) },
    },
    handler: async (request) => {
      await resendInvitation(context, actorOf(request), request.params.id);
      return { success: true, message: 'The invitation was sent again.' };
    },
  });

  app.delete('/tex-suite/user/:id/invitation', {
    config,
    schema: {
      summary: 'Withdraws an invitation and deletes its account.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      await withdrawInvitation(context, actorOf(request), request.params.id);
      return { success: true, message: 'The invitation was withdrawn.' };
    },
  });
};
