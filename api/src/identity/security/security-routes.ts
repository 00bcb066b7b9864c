import { SecuritySettings, SecuritySettingsChange } from '@marketplace/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../../api-context.ts';
import { actorOf } from '../../operations/index.ts';
import { callerOf, forAdministrators as config, refusals } from '../../http/index.ts';
import { readSecurity, resetSecurity, saveSecurity, type SecurityActor } from './security-store.ts';

const path = '/tex-admin/settings/security';

const whoIn = (request: FastifyRequest): SecurityActor => ({ ...actorOf(request), role: callerOf(request).role });

export const securityRoutes: Routes = async (app, { db, config: configured }) => {
  app.get(path, {
    config,
    schema: {
      summary:
        'How long sessions last, how many a person can have, when wrong passwords lock an account, and who needs a second factor.',
      response: { 200: SecuritySettings, ...refusals(401, 403) },
    },
    handler: () => readSecurity(db, configured),
  });

  app.put(path, {
    config: { ...config, fresh: true },
    schema: {
      summary:
        'Replaces the security settings. Shorter times and lower limits apply immediately, also to open sessions.',
      body: SecuritySettingsChange,
      response: { 200: SecuritySettings, ...refusals(400, 401, 403, 409) },
    },
    handler: (request) => saveSecurity(db, configured, request.body, whoIn(request)),
  });

  app.delete(path, {
    config: { ...config, fresh: true },
    schema: {
      summary: 'Resets the security settings to their defaults.',
      response: { 200: SecuritySettings, ...refusals(401, 403) },
    },
    handler: (request) => resetSecurity(db, configured, whoIn(request)),
  });
};
