import {
  Acknowledgement,
  AddedFactor,
  Id,
  NewPasskeyBody,
  PasskeyName,
  PasskeyOptions,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { callerOf, found, refusals } from '../../../http/index.ts';
import { findAccount } from '../../auth/user-store.ts';
import { setupOptions } from '../passkeys/passkey-options.ts';
import { addPasskey, nameOwnPasskey, removePasskey } from './change-passkeys.ts';
import { whileSettingUp } from './while-setting-up.ts';

const params = Type.Object({ id: Id });
const path = '/auth/second-factor/passkeys';

/** The passkeys of the caller's account. */
export const passkeyRoutes: Routes = async (app, context) => {
  app.post(`${path}/options`, {
    config: whileSettingUp,
    schema: {
      summary: 'What the browser needs to create a passkey.',
      response: { 200: PasskeyOptions, ...refusals(401, 403) },
    },
    handler: async (request) => {
      const { userId, sessionId } = callerOf(request);
      const { user } = found('user', await findAccount(context.db, userId));
      return setupOptions(context, user, sessionId);
    },
  });

  app.post(path, {
    config: whileSettingUp,
    schema: {
      summary: 'Adds a passkey. The first second factor returns recovery codes, which are only shown once.',
      body: NewPasskeyBody,
      response: { 201: AddedFactor, ...refusals(400, 401, 403, 409) },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await addPasskey(context, { caller: callerOf(request), ip: request.ip }, request.body)),
  });

  app.put(`${path}/:id`, {
    config: { access: 'signed-in', fresh: true },
    schema: {
      summary: 'Renames a passkey.',
      params,
      body: PasskeyName,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const changing = { caller: callerOf(request), ip: request.ip };
      await nameOwnPasskey(context, changing, request.params.id, request.body.name);
      return { success: true, message: 'The passkey was renamed.' };
    },
  });

  app.delete(`${path}/:id`, {
    config: { access: 'signed-in', fresh: true },
    schema: {
      summary: "Removes a passkey, unless it's the last second factor and the role requires one.",
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      await removePasskey(context, { caller: callerOf(request), ip: request.ip }, request.params.id);
      return { success: true, message: 'The passkey was removed.' };
    },
  });
};
