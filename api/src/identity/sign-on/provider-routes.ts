import {
  Acknowledgement,
  Id,
  IdentityProvider,
  IdentityProviderBody,
  IdentityProviderChange,
  IdentityProviderList,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { actorOf } from '../../operations/index.ts';
import {
  createOnce,
  forAdministrators,
  forSuperAdministrators,
  idempotencyHeaders,
  refusals,
} from '../../http/index.ts';
import { deleteProvider } from './delete-provider.ts';
import { describeProviders, listProviders } from './provider-store.ts';
import { createProvider, updateProvider } from './save-provider.ts';
import { redirectUriOf, signedOutUriOf } from './sign-on-uris.ts';

const config = { ...forSuperAdministrators, fresh: true };
const params = Type.Object({ id: Id });
const path = '/tex-admin/sign-on/providers';

export const providerRoutes: Routes = async (app, { db, config: settings, mailer }) => {
  const context = { db, config: settings, mailer };

  app.get(path, {
    config: { ...forAdministrators, list: 'providers' },
    schema: {
      summary: 'Identity providers, and the addresses they send people back to.',
      response: { 200: IdentityProviderList, ...refusals(401, 403) },
    },
    handler: async () => ({
      redirectUri: redirectUriOf(settings, null),
      signedOutUri: signedOutUriOf(settings),
      providers: await describeProviders(db, settings, await listProviders(db)),
    }),
  });

  app.post(path, {
    config,
    schema: {
      summary: "Adds a provider. It's turned off until it has been tested.",
      headers: idempotencyHeaders,
      body: IdentityProviderBody,
      response: { 201: IdentityProvider, ...refusals(400, 401, 403, 409, 422) },
    },
    handler: async (request, reply) => {
      reply.code(201);
      return createOnce(db, request, (tx) => createProvider({ ...context, db: tx }, request.body, actorOf(request)));
    },
  });

  app.put(`${path}/:id`, {
    config,
    schema: {
      summary:
        'Replaces the settings of a provider. If sign-in settings change, the provider has to be tested again and its sessions end.',
      params,
      body: IdentityProviderChange,
      response: { 200: IdentityProvider, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => updateProvider(context, request.params.id, request.body, actorOf(request)),
  });

  app.delete(`${path}/:id`, {
    config,
    schema: {
      summary: 'Removes a provider and its sessions. The accounts created through it are kept.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      await deleteProvider(context, request.params.id, actorOf(request));
      return { success: true, message: 'The provider was removed.' };
    },
  });
};
