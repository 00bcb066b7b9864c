import {
  Acknowledgement,
  ChangePasswordBody,
  Id,
  Profile,
  ProfileBody,
  SessionList,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../api-context.ts';
import { callerOf } from '../http/access.ts';
import { notFound } from '../http/api-error.ts';
import { neverCached } from '../http/never-cached.ts';
import { refusals } from '../http/refusals.ts';
import { changePassword } from './password/change-password.ts';
import { findProfile, updateProfile } from './profile/update-profile.ts';
import { ownSessions } from './sessions/own-sessions.ts';
import { revokeOtherSessions, revokeOwnSession } from './sessions/revoke-sessions.ts';

const tags = ['Account'];
const config = { access: 'signed-in' } as const;

/** What users do with their own account; never with another's, whatever they send. */
export const accountRoutes: Routes = async (app, { db, post, config: settings }) => {
  app.addHook('onSend', neverCached);

  app.get('/auth/profile', {
    config,
    schema: { tags, summary: "One's own profile.", response: { 200: Profile, ...refusals(401) } },
    handler: async (request) => {
      const profile = await findProfile(db, callerOf(request).userId);
      if (!profile) throw notFound('profile');
      return profile;
    },
  });

  app.put('/auth/profile', {
    config,
    schema: {
      tags,
      summary: "Replaces name, phone and time zone in one's own profile.",
      body: ProfileBody,
      response: { 200: Profile, ...refusals(400, 401) },
    },
    handler: (request) => updateProfile(db, callerOf(request).userId, request.body, request.ip),
  });

  app.post('/auth/change-password', {
    config,
    schema: {
      tags,
      summary: 'Replaces the password and ends all other sessions. A wrong current one counts as a failed sign-in.',
      body: ChangePasswordBody,
      response: { 200: Acknowledgement, ...refusals(400, 401, 429) },
    },
    handler: async (request) => {
      await changePassword({ db, post, config: settings }, callerOf(request), request.body, request.ip);
      return { success: true, message: 'Your password was changed. Every other device was signed out.' };
    },
  });

  app.get('/auth/sessions', {
    config,
    schema: {
      tags,
      summary: 'The devices that are signed in to the account, last used first; 100 at most.',
      response: { 200: SessionList, ...refusals(401) },
    },
    handler: (request) => ownSessions(db, callerOf(request)),
  });

  app.delete('/auth/sessions/:id', {
    config,
    schema: {
      tags,
      summary: 'Signs a device out, with its next call.',
      params: Type.Object({ id: Id }),
      response: { 200: Acknowledgement, ...refusals(400, 401, 404) },
    },
    handler: async (request) => {
      await revokeOwnSession(db, callerOf(request), request.params.id, request.ip);
      return { success: true, message: 'The device was signed out.' };
    },
  });

  app.post('/auth/sessions/revoke-others', {
    config,
    schema: {
      tags,
      summary: 'Signs every device out but the one that asks.',
      response: { 200: Acknowledgement, ...refusals(401) },
    },
    handler: async (request) => {
      const count = await revokeOtherSessions(db, callerOf(request), request.ip);
      return { success: true, message: `${count} ${count === 1 ? 'device was' : 'devices were'} signed out.` };
    },
  });
};
