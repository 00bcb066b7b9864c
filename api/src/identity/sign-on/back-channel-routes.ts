import { Acknowledgement, BackChannelLogoutBody, Id } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { ApiError, limitPerAddress, loggable, refusals } from '../../http/index.ts';
import { endByLogoutToken } from './end-by-logout-token.ts';
import { signOnLimit } from './sign-on-limit.ts';

const refused = () => new ApiError(400, 'invalid_request', "The logout token isn't valid.");

/** Providers post here, according to OpenID Connect Back-Channel Logout 1.0. */
export const backChannelRoutes: Routes = async (app, { db, config: settings }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post('/auth/sign-on/back-channel-logout/:id', {
    config: { access: 'public' },
    onRequest: limitPerAddress(db, 'back-channel-logout', signOnLimit(settings)),
    schema: {
      summary: "Ends the sessions named in a provider's signed logout token.",
      consumes: ['application/x-www-form-urlencoded'],
      params: Type.Object({ id: Id }),
      body: BackChannelLogoutBody,
      response: { 200: Acknowledgement, ...refusals(400, 413, 415, 429) },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const ended = await endByLogoutToken({ db, config: settings }, id, request.body.logout_token, request.ip).catch(
        (error: unknown) => {
          request.log.warn({ err: loggable(error), provider: id }, 'a logout token could not be checked');
          throw refused();
        },
      );
      if (ended === undefined) throw refused();
      reply.header('cache-control', 'no-store');
      return { success: true, message: 'Signed out.' };
    },
  });
};
