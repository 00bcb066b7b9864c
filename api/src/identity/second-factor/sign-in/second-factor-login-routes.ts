import {
  LoginAnswer,
  PasskeyLoginBody,
  PasskeyOptions,
  SecondFactorBody,
  SecondFactorToken,
} from '@marketplace/shared/contracts';
import type { Routes } from '../../../api-context.ts';
import { limitPerAddress, refusals } from '../../../http/index.ts';
import { loginDeviceOf } from '../../auth/client-device.ts';
import { signInCompleter } from '../../auth/complete-sign-in.ts';
import { signOnLimit } from '../../sign-on/sign-on-limit.ts';
import { findSignIn } from '../challenges.ts';
import { signInExpired } from '../factor-refusals.ts';
import { proofOptions, signInOptions } from '../passkeys/passkey-options.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';

const access = { access: 'public' } as const;

/** Signing in beyond, or without, a password. */
export const secondFactorLoginRoutes: Routes = async (app, context) => {
  const { db, config } = context;
  const completed = signInCompleter(app, context);
  const limit = (name: string) => limitPerAddress(db, name, signOnLimit(config));

  app.post('/auth/login/second-factor', {
    config: access,
    onRequest: limit('second-factor'),
    schema: {
      summary: 'Finishes a sign-in with the second factor. If you send an access token, its session ends.',
      body: SecondFactorBody,
      response: { 200: LoginAnswer, ...refusals(400, 401, 403, 409, 429) },
    },
    handler: async (request, reply) => {
      const device = loginDeviceOf(request);
      return completed(request, reply, device, await finishSignIn(context, request.body, device));
    },
  });

  app.post('/auth/login/second-factor/passkey-options', {
    config: access,
    onRequest: limit('second-factor-options'),
    schema: {
      summary: 'What the browser needs to use a passkey as the second factor of a sign-in.',
      body: SecondFactorToken,
      response: { 200: PasskeyOptions, ...refusals(400, 401, 429) },
    },
    handler: async ({ body: { token } }) => {
      const begun = await findSignIn(db, token);
      if (!begun) throw signInExpired();
      return proofOptions({ db, config }, begun.userId, token);
    },
  });

  app.post('/auth/login/passkey/options', {
    config: access,
    onRequest: limit('passkey-options'),
    schema: {
      summary: 'What the browser needs to sign in with a passkey.',
      response: { 200: PasskeyOptions, ...refusals(429) },
    },
    handler: () => signInOptions({ db, config }),
  });

  app.post('/auth/login/passkey', {
    config: access,
    onRequest: limit('passkey-login'),
    schema: {
      summary: 'Signs in with a passkey that has verified its user. If you send an access token, its session ends.',
      body: PasskeyLoginBody,
      response: { 200: LoginAnswer, ...refusals(400, 401, 403, 429) },
    },
    handler: async (request, reply) => {
      const device = loginDeviceOf(request);
      return completed(request, reply, device, await signInByPasskey(context, request.body, device));
    },
  });
};
