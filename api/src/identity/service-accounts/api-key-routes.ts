import { Acknowledgement, ApiKeyRotation, CreatedApiKey, Id, NewApiKey } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { createSecretOnce, idempotencyHeaders, refusals } from '../../http/index.ts';
import { changeOf, forKeyKeepers as config } from './accounts-access.ts';
import { createKey, revokeKey, rotateKey } from './change-keys.ts';

const params = Type.Object({ id: Id });
const keyParams = Type.Object({ id: Id, keyId: Id });
const path = '/tex-suite/service-accounts/:id/keys';
const fresh = { ...config, fresh: true };

/** The keys of service accounts. */
export const apiKeyRoutes: Routes = async (app, { db, mailer }) => {
  app.post(path, {
    config: fresh,
    schema: {
      summary: 'Adds a key. Only this response contains it: a repeat with its `Idempotency-Key` is refused.',
      headers: idempotencyHeaders,
      params,
      body: NewApiKey,
      response: { 201: CreatedApiKey, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const change = { ...changeOf(request, request.params.id), mailer };
      return reply.code(201).send(await createSecretOnce(db, request, (tx) => createKey(tx, change, request.body)));
    },
  });

  app.post(`${path}/:keyId/rotate`, {
    config: fresh,
    schema: {
      summary:
        'Replaces a key with a new one, which only this response contains. The old one works during the overlap.',
      headers: idempotencyHeaders,
      params: keyParams,
      body: ApiKeyRotation,
      response: { 201: CreatedApiKey, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const { id, keyId } = request.params;
      const change = { ...changeOf(request, id), mailer };
      const created = await createSecretOnce(db, request, (tx) => rotateKey(tx, change, keyId, request.body));
      return reply.code(201).send(created);
    },
  });

  app.delete(`${path}/:keyId`, {
    config,
    schema: {
      summary: 'Revokes a key. It stops working immediately.',
      params: keyParams,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const { id, keyId } = request.params;
      await db.transaction((tx) => revokeKey(tx, changeOf(request, id), keyId));
      return { success: true, message: 'The key was revoked.' };
    },
  });
};
