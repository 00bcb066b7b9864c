import {
  AcceptInvitationBody,
  Acknowledgement,
  InvitationLinkQuery,
  InvitationView,
} from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { limitPerAddress, refusals } from '../../http/index.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { findInvitation } from './pending-invitation.ts';

const config = { access: 'public' } as const;

/** For people with an invitation link, before they have a password to sign in with. */
export const acceptInvitationRoutes: Routes = async (app, { db, config: { publicPostsPerMinute, brand } }) => {
  app.get('/auth/invitation', {
    config,
    onRequest: limitPerAddress(db, 'invitation', publicPostsPerMinute * 2),
    schema: {
      summary: 'Who an invitation is for, and who sent it. Every invalid link gets the same response.',
      querystring: InvitationLinkQuery,
      response: { 200: InvitationView, ...refusals(400, 404, 429) },
    },
    handler: ({ query }) => findInvitation(db, query.token),
  });

  app.post('/auth/invitation/accept', {
    config,
    onRequest: limitPerAddress(db, 'accept-invitation', Math.ceil(publicPostsPerMinute / 2)),
    schema: {
      summary: 'Sets the password of the invited person, once. Then they can sign in.',
      body: AcceptInvitationBody,
      response: { 200: Acknowledgement, ...refusals(400, 403, 404, 429) },
    },
    handler: async (request) => {
      await acceptInvitation({ db, brand }, request.body, request.ip);
      return { success: true, message: 'Your password is set. You can sign in now.' };
    },
  });
};
