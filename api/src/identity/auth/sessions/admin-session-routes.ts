import {
  AdminSessionPage,
  Id,
  RevokedSessions,
  RevokeSessionsBody,
  SessionsQuery,
  type AdminSession,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { actorOf } from '../../../operations/index.ts';
import {
  callerOf,
  type CsvColumns,
  csvResponse,
  dropBlankQuery,
  forSuperAdministrators as config,
  refusals,
  sendCsv,
} from '../../../http/index.ts';
import { exportSessions, listAllSessions } from './list-all-sessions.ts';
import { revokeAllOf, revokeAnySessions } from './revoke-any-sessions.ts';

const columns: CsvColumns<AdminSession> = {
  Name: ({ user }) => user.name,
  Email: ({ user }) => user.email,
  Role: ({ user }) => user.role,
  Device: ({ device }) => device,
  Kind: ({ kind }) => kind,
  Address: ({ ip }) => ip,
  Started: ({ createdAt }) => createdAt,
  'Last seen': ({ lastSeenAt }) => lastSeenAt,
  Expires: ({ expiresAt }) => expiresAt,
};

export const adminSessionRoutes: Routes = async (app, { db }) => {
  app.get('/tex-admin/sessions', {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: "Everyone's active sessions in pages, with search, filters and sorting.",
      querystring: SessionsQuery,
      response: { 200: AdminSessionPage, ...refusals(400, 401, 403) },
    },
    handler: (request) => listAllSessions(db, request.query, callerOf(request).sessionId),
  });

  app.get('/tex-admin/sessions/csv', {
    config: { ...config, fresh: true },
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Active sessions as a CSV file.',
      querystring: SessionsQuery,
      response: { 200: csvResponse, ...refusals(400, 401, 403) },
    },
    handler: async (request, reply) => {
      const rows = await exportSessions(db, request.query, callerOf(request).sessionId);
      return sendCsv(reply, { name: 'sessions.csv', columns, rows });
    },
  });

  app.post('/tex-admin/sessions/revoke', {
    config,
    schema: {
      summary: 'Ends sessions as of their next request. Sessions that have already ended are skipped.',
      body: RevokeSessionsBody,
      response: { 200: RevokedSessions, ...refusals(400, 401, 403) },
    },
    handler: (request) => revokeAnySessions(db, request.body, actorOf(request)),
  });

  app.post('/tex-admin/sessions/revoke/user/:id', {
    config,
    schema: {
      summary: "Signs a user out everywhere, as of each device's next request.",
      params: Type.Object({ id: Id }),
      response: { 200: RevokedSessions, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => ({ revoked: await revokeAllOf(db, request.params.id, actorOf(request)) }),
  });
};
