import { Id, type SignOnProblem } from '@marketplace/shared/contracts';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { addressKey, countHit, loggable } from '../../http/index.ts';
import { browserCookie, browserKeyOf, newKey } from './browser-cookie.ts';
import { finishSignOn } from './finish-sign-on.ts';
import { findProvider } from './provider-store.ts';
import { signOnLimit } from './sign-on-limit.ts';
import { signOnPages } from './sign-on-pages.ts';
import { SignOnRefusal } from './sign-on-refusal.ts';
import { redirectUriOf, startSignOn } from './start-sign-on.ts';

const config = { access: 'public' } as const;

/** What a provider may add is its own business; it is all read from the address again. */
const returnQuery = Type.Object({
  state: Type.Optional(Type.String({ maxLength: 512 })),
  code: Type.Optional(Type.String({ maxLength: 4096 })),
  error: Type.Optional(Type.String({ maxLength: 200 })),
});

/**
 * No calls, but the way of a browser: out to a provider, and back. It is always led to a page, never shown an answer for
 * programs.
 */
export const signOnRoutes: Routes = async (app, { db, config: settings }) => {
  const context = { db, config: settings };
  const pages = signOnPages(settings.publicUrl);
  const toLogin = (reply: FastifyReply, problem: SignOnProblem) => reply.redirect(pages.login(problem), 303);

  const isTooMany = async (ip: string) =>
    (await countHit(db, `call:sign-on:${addressKey(ip)}`, 60)).hits > signOnLimit(settings);

  app.get('/auth/sign-on/:id/start', {
    config,
    schema: {
      hide: true,
      params: Type.Object({ id: Id }),
      querystring: Type.Object({ rememberMe: Type.Optional(Type.Boolean()) }),
    },
    handler: async (request, reply) => {
      if (await isTooMany(request.ip)) return toLogin(reply, 'too_many');
      const provider = await findProvider(db, request.params.id);
      if (!provider?.enabled) return toLogin(reply, 'unavailable');
      const browserKey = browserKeyOf(request) ?? newKey();
      const { rememberMe = false } = request.query;
      const url = await startSignOn(context, provider, { browserKey, returnTo: '/', rememberMe, testedBy: null });
      return reply.header('set-cookie', browserCookie(browserKey, settings.production)).redirect(url, 303);
    },
    errorHandler: (error, request, reply) => {
      request.log.warn({ err: loggable(error) }, 'a sign-in by a provider could not begin');
      void toLogin(reply, error instanceof SignOnRefusal ? error.problem : 'failed');
    },
  });

  app.get('/auth/sign-on/callback', {
    config,
    schema: { hide: true, querystring: returnQuery },
    handler: async (request, reply) => {
      if (await isTooMany(request.ip)) return toLogin(reply, 'too_many');
      const url = new URL(redirectUriOf(settings));
      url.search = request.url.split('?').slice(1).join('?');
      const answer = { url, browserKey: browserKeyOf(request), ip: request.ip };
      const ending = await finishSignOn({ ...context, log: request.log }, answer);
      return reply.redirect(pages.after(ending), 303);
    },
    errorHandler: (error, request, reply) => {
      request.log.error({ err: loggable(error) }, 'a sign-in by a provider failed');
      void toLogin(reply, 'failed');
    },
  });
};
