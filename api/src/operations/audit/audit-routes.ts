import { AuditActions, AuditFilter, AuditPage, AuditQuery } from '@marketplace/shared/contracts';
import { csvResponse, dropBlankQuery, forAdministrators as config, refusals, sendCsv } from '../../http/index.ts';
import type { Routes } from '../../api-context.ts';
import { auditColumns } from './audit-csv.ts';
import { everyAuditEvent, listAuditActions, listAuditEvents } from './list-audit-events.ts';

/** The audit log is read-only. */
export const auditRoutes: Routes = async (app, { db }) => {
  app.get('/tex-admin/audit', {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'A page of the audit log, newest first by default.',
      querystring: AuditQuery,
      response: { 200: AuditPage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listAuditEvents(db, query),
  });

  app.get('/tex-admin/audit/actions', {
    config,
    schema: {
      summary: 'The kinds of events in the audit log.',
      response: { 200: AuditActions, ...refusals(401, 403) },
    },
    handler: () => listAuditActions(db),
  });

  app.get('/tex-admin/audit/csv', {
    config: { ...config, fresh: true },
    preValidation: dropBlankQuery,
    schema: {
      summary: 'All events of a search as a CSV file.',
      querystring: AuditFilter,
      response: { 200: csvResponse, ...refusals(400, 401, 403) },
    },
    handler: async ({ query }, reply) =>
      sendCsv(reply, { name: 'audit.csv', columns: auditColumns, rows: everyAuditEvent(db, query) }),
  });
};
