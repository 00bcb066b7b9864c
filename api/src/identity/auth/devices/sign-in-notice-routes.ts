import { Acknowledgement, EndSignInBody, SignInNotice, SignInNoticeQuery } from '@marketplace/shared/contracts';
import type { Routes } from '../../../api-context.ts';
import { limitPerAddress, refusals } from '../../../http/index.ts';
import { endBySignInNotice, findNotice } from './sign-in-notices.ts';

const config = { access: 'public' } as const;

/** For people who get the email about a sign-in that wasn't theirs. */
export const signInNoticeRoutes: Routes = async (app, { db, config: { publicPostsPerMinute } }) => {
  app.get('/auth/sign-in-notice', {
    config,
    onRequest: limitPerAddress(db, 'sign-in-notice', publicPostsPerMinute * 2),
    schema: {
      summary: 'The sign-in the link in an email is about. Changes nothing. Every invalid link gets the same response.',
      querystring: SignInNoticeQuery,
      response: { 200: SignInNotice, ...refusals(400, 404, 429) },
    },
    handler: ({ query }) => findNotice(db, query.token),
  });

  app.post('/auth/sign-in-notice/end', {
    config,
    onRequest: limitPerAddress(db, 'end-sign-in', Math.ceil(publicPostsPerMinute / 2)),
    schema: {
      summary: 'Ends the session the link in an email is about and forgets its browser. Works once.',
      body: EndSignInBody,
      response: { 200: Acknowledgement, ...refusals(400, 404, 429) },
    },
    handler: async (request) => {
      await db.transaction((tx) => endBySignInNotice(tx, request.body.token, request.ip));
      return { success: true, message: 'That device was signed out.' };
    },
  });
};
