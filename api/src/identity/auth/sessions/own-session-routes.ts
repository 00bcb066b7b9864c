import { Acknowledgement, Id, SessionList } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { callerOf, refusals } from '../../../http/index.ts';
import { ownSessions } from './own-sessions.ts';
import { revokeAllOwnSessions, revokeOtherSessions, revokeOwnSession } from './revoke-sessions.ts';

const config = { access: 'signed-in' } as const;
const ending = { ...config, fresh: true };

const countText = (count: number) => `${count} ${count === 1 ? 'device was' : 'devices were'} signed out.`;

/** The devices where users are signed in to their own account. */
export const ownSessionRoutes: Routes = async (app, { db }) => {
  app.get('/auth/sessions', {
    config,
    schema: {
      summary: 'The devices signed in to the account, most recently used first, up to 100.',
      response: { 200: SessionList, ...refusals(401) },
    },
    handler: (request) => ownSessions(db, callerOf(request)),
  });

  app.delete('/auth/sessions/:id', {
    config: ending,
    schema: {
      summary: 'Signs a device out as of its next request.',
      params: Type.Object({ id: Id }),
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      await revokeOwnSession(db, callerOf(request), request.params.id, request.ip);
      return { success: true, message: 'The device was signed out.' };
    },
  });

  app.post('/auth/sessions/revoke-others', {
    config: ending,
    schema: {
      summary: 'Signs out every device except this one.',
      response: { 200: Acknowledgement, ...refusals(401, 403) },
    },
    handler: async (request) => {
      const count = await revokeOtherSessions(db, callerOf(request), request.ip);
      return { success: true, message: countText(count) };
    },
  });

  app.post('/auth/sessions/revoke-all', {
    config: ending,
    schema: {
      summary: 'Signs out every device, including this one.',
      response: { 200: Acknowledgement, ...refusals(401, 403) },
    },
    handler: async (request) => {
      const count = await revokeAllOwnSessions(db, callerOf(request), request.ip);
      return { success: true, message: countText(count) };
    },
  });
};
