import { Id, RedirectKey, type SignOnProblem } from '@marketplace/shared/contracts';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { addressKey, countHit, loggable } from '../../http/index.ts';
import { browserCookie, browserKeyOf, newKey } from './browser-cookie.ts';
import { countedDomains } from './domain-proofs.ts';
import { finishSignOn } from './finish-sign-on.ts';
import { findProvider } from './provider-store.ts';
import { signOnLimit } from './sign-on-limit.ts';
import { signOnPages } from './sign-on-pages.ts';
import { SignOnRefusal } from './sign-on-refusal.ts';
import { redirectUriOf } from './sign-on-uris.ts';
import { startSignOn } from './start-sign-on.ts';

const config = { access: 'public' } as const;

const startQuery = Type.Object({
  rememberMe: Type.Optional(Type.Boolean()),
  /** The provider must ask for the password or factor again, even if it knows the browser. */
  fresh: Type.Optional(Type.Boolean()),
  /** A page of the storefront. */
  returnTo: Type.Optional(Type.String({ maxLength: 300, pattern: '^/(?![/\\\\])[^\\\\\\s]*$' })),
});

/** Providers may add anything; all of it is read from the address again. */
const returnQuery = Type.Object({
  state: Type.Optional(Type.String({ maxLength: 512 })),
  code: Type.Optional(Type.String({ maxLength: 4096 })),
  error: Type.Optional(Type.String({ maxLength: 200 })),
});

/** The way of a browser to a provider and back. It always ends on a page, never on a response for programs. */
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
      querystring: startQuery,
    },
    handler: async (request, reply) => {
      if (await isTooMany(request.ip)) return toLogin(reply, 'too_many');
      const provider = await findProvider(db, request.params.id);
      if (!provider?.enabled || (await countedDomains(db, provider.id)).length === 0)
        return toLogin(reply, 'unavailable');
      const browserKey = browserKeyOf(request) ?? newKey();
      const { rememberMe = false, fresh = false, returnTo = '/' } = request.query;
      const url = await startSignOn(context, provider, { browserKey, returnTo, rememberMe, fresh, testedBy: null });
      return reply.header('set-cookie', browserCookie(browserKey, settings.production)).redirect(url, 303);
    },
    errorHandler: (error, request, reply) => {
      request.log.warn({ err: loggable(error) }, 'a sign-in by a provider could not begin');
      void toLogin(reply, error instanceof SignOnRefusal ? error.problem : 'failed');
    },
  });

  app.get('/auth/sign-on/signed-out', {
    config,
    schema: { hide: true },
    handler: (_request, reply) => reply.redirect(pages.home, 303),
  });

  app.get('/auth/sign-on/callback/:key?', {
    config,
    schema: { hide: true, params: Type.Object({ key: Type.Optional(RedirectKey) }), querystring: returnQuery },
    handler: async (request, reply) => {
      if (await isTooMany(request.ip)) return toLogin(reply, 'too_many');
      const url = new URL(redirectUriOf(settings, request.params.key ?? null));
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
