import { EnableProviderBody, Id, IdentityProvider, SignOnTest } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { actorOf } from '../../operations/index.ts';
import { ApiError, callerOf, forSuperAdministrators as config, found, refusals } from '../../http/index.ts';
import { browserCookie, browserKeyOf, newKey } from './browser-cookie.ts';
import { checkDomains } from './check-domains.ts';
import { enableProvider } from './enable-provider.ts';
import { describeProvider, findProvider } from './provider-store.ts';
import { SignOnRefusal } from './sign-on-refusal.ts';
import { startSignOn } from './start-sign-on.ts';

const params = Type.Object({ id: Id });
const path = '/tex-admin/sign-on/providers';

/** Why a test can't even begin. */
const refused = ({ problem }: SignOnRefusal) =>
  problem === 'secret_unreadable'
    ? new ApiError(409, problem, 'The secret was encrypted with another SECRETS_KEY. Enter it again and save.')
    : new ApiError(
        409,
        problem,
        "The provider isn't responding. Check the issuer, and whether the provider is running.",
      );

/** Proving a provider's domains, testing it, and turning it on. */
export const providerSwitchRoutes: Routes = async (app, { db, config: settings, mailer }) => {
  const context = { db, config: settings, mailer };

  app.put(`${path}/:id/enabled`, {
    config: { ...config, fresh: true },
    schema: {
      summary: "Turns a provider on, once it's tested and a domain is verified, or off, which ends its sessions.",
      params,
      body: EnableProviderBody,
      response: { 200: IdentityProvider, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => enableProvider(context, request.params.id, request.body.enabled, actorOf(request)),
  });

  app.post(`${path}/:id/check-domains`, {
    config,
    schema: {
      summary: 'Checks the DNS records that verify its email domains.',
      params,
      response: { 200: IdentityProvider, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const provider = found('provider', await findProvider(db, request.params.id));
      await checkDomains(context, provider, actorOf(request));
      return describeProvider(db, settings, provider.id);
    },
  });

  app.post(`${path}/:id/test`, {
    config,
    schema: {
      summary: 'Starts a sign-in that only tests the provider, and returns where to send the browser.',
      params,
      response: { 200: SignOnTest, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const provider = found('provider', await findProvider(db, request.params.id));
      const browserKey = browserKeyOf(request) ?? newKey();
      const start = {
        browserKey,
        returnTo: '/signOn',
        rememberMe: false,
        fresh: false,
        testedBy: callerOf(request).userId,
      };
      const url = await startSignOn(context, provider, start).catch((error: unknown) => {
        throw error instanceof SignOnRefusal ? refused(error) : error;
      });
      reply.header('set-cookie', browserCookie(browserKey, settings.production));
      return { url };
    },
  });
};
