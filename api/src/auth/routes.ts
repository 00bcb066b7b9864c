import {
  Acknowledgement,
  CheckAuthAnswer,
  LoginAnswer,
  LoginBody,
  RefreshBody,
  TokenPair,
} from '@marketplace/shared/contracts';
import type { Routes } from '../api-context.ts';
import { neverCached } from '../http/never-cached.ts';
import { refusals } from '../http/refusals.ts';
import { afterAnswers } from '../http/after-answers.ts';
import { authenticate } from './authenticate.ts';
import { deviceOf } from './client-device.ts';
import { deviceCookie, deviceKeyOf } from './devices/device-cookie.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { findUser } from './user-store.ts';

const tags = ['Session'];

export const authRoutes: Routes = async (app, { db, keys, config, post }) => {
  const afterAnswer = afterAnswers(app);
  app.addHook('onSend', neverCached);

  app.post('/auth/login', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'Signs in with e-mail and password; a user with a temporary password gets no tokens.',
      body: LoginBody,
      response: { 200: LoginAnswer, ...refusals(400, 401, 429) },
    },
    handler: async (request, reply) => {
      const device = { ...deviceOf(request), key: deviceKeyOf(request) };
      const context = {
        db,
        keys,
        config,
        post,
        afterAnswer: (work: () => Promise<void>) => afterAnswer(request, work),
      };
      const answer = await login(context, request.body, device);
      if (answer.accessToken !== undefined) {
        const path = request.routeOptions.url ?? request.url;
        reply.header('set-cookie', deviceCookie(device.key, path, config.production));
      }
      return answer;
    },
  });

  app.post('/auth/refresh', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'Exchanges a refresh token for a new pair; the old one ends.',
      body: RefreshBody,
      response: { 200: TokenPair, ...refusals(400, 401) },
    },
    handler: (request) => refresh(db, keys, request.body.refreshToken, request.ip),
  });

  app.post('/auth/logout', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'Ends the session of the access token, even of one that has run out. Answers alike without one.',
      response: { 200: Acknowledgement, ...refusals() },
    },
    handler: async (request) => {
      await logout(db, keys, request);
      return { success: true, message: 'You are signed out.' };
    },
  });

  app.get('/auth/check-auth', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'The signed-in user with module access and roles; null for a visitor without credentials.',
      response: { 200: CheckAuthAnswer, ...refusals(401) },
    },
    handler: async (request) => {
      const caller = await authenticate(db, keys, request);
      return { user: caller ? ((await findUser(db, caller.userId)) ?? null) : null };
    },
  });
};
