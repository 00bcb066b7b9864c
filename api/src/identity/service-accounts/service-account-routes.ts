import {
  Acknowledgement,
  Id,
  NewServiceAccount,
  ServiceAccount,
  ServiceAccountChange,
  ServiceAccountPage,
  ServiceAccountsQuery,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, createOnce, dropBlankQuery, idempotencyHeaders, refusals } from '../../http/index.ts';
import { assertKeepsAccounts, changeOf, forKeyKeepers as config } from './accounts-access.ts';
import { changeAccount, createAccount, revokeAccount } from './change-accounts.ts';
import { listAccounts } from './list-accounts.ts';

const params = Type.Object({ id: Id });
const path = '/tex-suite/service-accounts';
const fresh = { ...config, fresh: true };

/** Service accounts, for administrators of the marketplace and payment admins of organizations. */
export const serviceAccountRoutes: Routes = async (app, { db }) => {
  app.get(path, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Service accounts of an organization or of the marketplace, with hints of their keys, newest first.',
      querystring: ServiceAccountsQuery,
      response: { 200: ServiceAccountPage, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const { clientId = null } = request.query;
      await assertKeepsAccounts(db, callerOf(request), clientId);
      return listAccounts(db, clientId, request.query);
    },
  });

  app.post(path, {
    config: fresh,
    schema: {
      summary: 'Adds a service account without keys.',
      headers: idempotencyHeaders,
      body: NewServiceAccount,
      response: { 201: ServiceAccount, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const { body, ip } = request;
      const caller = callerOf(request);
      await assertKeepsAccounts(db, caller, body.clientId);
      return reply.code(201).send(await createOnce(db, request, (tx) => createAccount(tx, { caller, ip }, body)));
    },
  });

  app.put(`${path}/:id`, {
    config: fresh,
    schema: {
      summary: 'Replaces the name, description and scopes, if the version is current. Its keys follow immediately.',
      params,
      body: ServiceAccountChange,
      response: { 200: ServiceAccount, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => db.transaction((tx) => changeAccount(tx, changeOf(request, request.params.id), request.body)),
  });

  app.delete(`${path}/:id`, {
    config,
    schema: {
      summary: 'Permanently deletes a service account with all its keys.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      await db.transaction((tx) => revokeAccount(tx, changeOf(request, request.params.id)));
      return { success: true, message: 'The service account was deleted.' };
    },
  });
};
