import { FreshFactor, FreshFactorBody, PasskeyOptions } from '@marketplace/shared/contracts';
import type { Routes } from '../../../api-context.ts';
import { callerOf, refusals } from '../../../http/index.ts';
import { proofOptions } from '../passkeys/passkey-options.ts';
import { confirmIdentity } from './confirm-identity.ts';

const config = { access: 'signed-in', evenOverdue: true } as const;

/** The fresh proof before a sensitive change. */
export const freshFactorRoutes: Routes = async (app, context) => {
  app.post('/auth/fresh-factor', {
    config,
    schema: {
      summary:
        "Confirms it's the signed-in user, with password and second factor if they have both. Valid for 10 minutes; ends earlier access tokens.",
      body: FreshFactorBody,
      response: { 200: FreshFactor, ...refusals(400, 401, 409, 429) },
    },
    handler: (request) => confirmIdentity(context, callerOf(request), request.body, request.ip),
  });

  app.post('/auth/fresh-factor/passkey-options', {
    config,
    schema: {
      summary: 'What the browser needs to confirm the signed-in user with a passkey.',
      response: { 200: PasskeyOptions, ...refusals(401) },
    },
    handler: (request) => {
      const { userId, sessionId } = callerOf(request);
      return proofOptions(context, userId, sessionId);
    },
  });
};
