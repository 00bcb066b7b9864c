import { Acknowledgement, ChangePasswordBody, Profile, ProfileBody } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { callerOf, found, refusals } from '../../http/index.ts';
import { changePassword } from './password/change-password.ts';
import { findProfile, updateProfile } from './profile/update-profile.ts';

const config = { access: 'signed-in' } as const;

/** What users do with their own account, never with another's, whatever they send. */
export const accountRoutes: Routes = async (app, { db, mailer, config: settings }) => {
  app.get('/auth/profile', {
    // The page for setting up a second factor shows it.
    config: { ...config, evenOverdue: true },
    schema: { summary: 'Your own profile.', response: { 200: Profile, ...refusals(401) } },
    handler: async (request) => found('profile', await findProfile(db, callerOf(request).userId)),
  });

  app.put('/auth/profile', {
    config,
    schema: {
      summary: 'Replaces the name, phone and time zone in your own profile.',
      body: ProfileBody,
      response: { 200: Profile, ...refusals(400, 401) },
    },
    handler: (request) => updateProfile(db, callerOf(request).userId, request.body, request.ip),
  });

  app.post('/auth/change-password', {
    config,
    schema: {
      summary:
        'Replaces the password and ends all other sessions. A wrong current password counts as a failed sign-in.',
      body: ChangePasswordBody,
      response: { 200: Acknowledgement, ...refusals(400, 401, 429) },
    },
    handler: async (request) => {
      await changePassword({ db, mailer, config: settings }, callerOf(request), request.body, request.ip);
      return { success: true, message: 'Your password was changed. Every other device was signed out.' };
    },
  });
};
