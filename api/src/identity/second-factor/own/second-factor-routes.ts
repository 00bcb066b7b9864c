import {
  Acknowledgement,
  AddedFactor,
  ConfirmTotpBody,
  RecoveryCodes,
  SecondFactors,
  TotpSetup,
} from '@marketplace/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../../../api-context.ts';
import { callerOf, refusals } from '../../../http/index.ts';
import type { Changing } from './change-factors.ts';
import { beginTotp, finishTotp, removeTotp } from './change-totp.ts';
import { readFactors } from './read-factors.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { whileSettingUp } from './while-setting-up.ts';

const path = '/auth/second-factor';
const changingOf = (request: FastifyRequest): Changing => ({ caller: callerOf(request), ip: request.ip });

/** The second factors of the caller's account. */
export const secondFactorRoutes: Routes = async (app, context) => {
  app.get(path, {
    config: { access: 'signed-in', evenOverdue: true },
    schema: {
      summary: "Your own second factors, whether you must set one up, and how you can confirm it's you.",
      response: { 200: SecondFactors, ...refusals(401) },
    },
    handler: (request) => readFactors(context.db, callerOf(request)),
  });

  app.post(`${path}/totp`, {
    config: whileSettingUp,
    schema: {
      summary: 'Creates a secret for an authenticator app. It counts once you confirm a code.',
      response: { 200: TotpSetup, ...refusals(401, 403, 409) },
    },
    handler: (request) => beginTotp(context, changingOf(request)),
  });

  app.post(`${path}/totp/confirm`, {
    config: whileSettingUp,
    schema: {
      summary: 'Adds the authenticator app. The first second factor returns recovery codes, which are only shown once.',
      body: ConfirmTotpBody,
      response: { 200: AddedFactor, ...refusals(400, 401, 403, 409) },
    },
    handler: (request) => finishTotp(context, changingOf(request), request.body.code),
  });

  app.delete(`${path}/totp`, {
    config: { access: 'signed-in', fresh: true },
    schema: {
      summary: "Removes the authenticator app, unless it's the last second factor and the role requires one.",
      response: { 200: Acknowledgement, ...refusals(401, 403, 404, 409) },
    },
    handler: async (request) => {
      await removeTotp(context, changingOf(request));
      return { success: true, message: 'The authenticator app was removed.' };
    },
  });

  app.post(`${path}/recovery-codes`, {
    config: { access: 'signed-in', fresh: true },
    schema: {
      summary: 'Creates new recovery codes. The old ones no longer work.',
      response: { 200: RecoveryCodes, ...refusals(401, 403, 409) },
    },
    handler: (request) => renewRecoveryCodes(context, changingOf(request)),
  });
};
