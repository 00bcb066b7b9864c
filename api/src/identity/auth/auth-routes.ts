import { CheckAuthAnswer, LogoutAnswer, RefreshBody, TokenPair } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { refusals } from '../../http/index.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { signOutUrlOf } from '../sign-on/sign-out-url.ts';
import { findUser } from './user-store.ts';

export const authRoutes: Routes = async (app, { db, keys, config, authenticate }) => {
  app.post('/auth/refresh', {
    config: { access: 'public' },
    schema: {
      summary: 'Exchanges a refresh token for a new pair. The old one stops working.',
      body: RefreshBody,
      response: { 200: TokenPair, ...refusals(400, 401) },
    },
    handler: (request) => refresh({ db, keys, config }, request.body.refreshToken, request.ip),
  });

  app.post('/auth/logout', {
    config: { access: 'public' },
    schema: {
      summary:
        'Ends the session of the access token, even an expired one. If the session came from an identity provider, the response says where to sign out there. Without a token, it only says that nobody is signed in.',
      response: { 200: LogoutAnswer, ...refusals() },
    },
    handler: async (request) => {
      const sessionId = await logout(db, keys, request);
      const signOutUrl = sessionId === undefined ? undefined : await signOutUrlOf({ db, config }, sessionId);
      return { success: true, message: "You're signed out.", ...(signOutUrl !== undefined && { signOutUrl }) };
    },
  });

  app.get('/auth/check-auth', {
    config: { access: 'public' },
    schema: {
      summary: 'The signed-in user with module access and roles, or null for a visitor without credentials.',
      response: { 200: CheckAuthAnswer, ...refusals(401) },
    },
    handler: async (request) => {
      const caller = await authenticate(request);
      return { user: caller ? ((await findUser(db, caller.userId)) ?? null) : null };
    },
  });
};
