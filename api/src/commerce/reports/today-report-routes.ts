import { AgeingReport, RenewalsReport, ReportQuery, SalesOverview } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { refusals, sendCsv } from '../../http/index.ts';
import { readAgeing } from './ageing.ts';
import { readRenewals } from './renewals.ts';
import { ageingColumns, renewalColumns } from './report-csv.ts';
import { readSalesOverview } from './sales-overview.ts';
import { asFile, asked, askedByPage, exported, refused } from './route-parts.ts';

/** Reports about today: what ends soon, and what is owed. */
export const todayReportRoutes: Routes = async (app, { db }) => {
  app.get('/tex-admin/overview/sales', {
    config: asked.config,
    schema: {
      summary: 'Revenue by month, what is owed and which subscriptions end soon, at a glance.',
      response: { 200: SalesOverview, ...refusals(401, 403) },
    },
    handler: () => readSalesOverview(db),
  });

  app.get('/tex-admin/reports/renewals', {
    ...askedByPage,
    schema: {
      summary: 'The subscriptions that end within 90 days, with their value.',
      querystring: ReportQuery,
      response: { 200: RenewalsReport, ...refused },
    },
    handler: (request) => readRenewals(db, request.query),
  });

  app.get('/tex-admin/reports/renewals/csv', {
    ...exported,
    schema: { summary: 'Renewals due as a CSV file.', querystring: ReportQuery, response: asFile },
    handler: async (request, reply) => {
      const report = await readRenewals(db, request.query);
      return sendCsv(reply, { name: 'renewals.csv', columns: renewalColumns(report), rows: report.rows });
    },
  });

  app.get('/tex-admin/reports/ageing', {
    ...askedByPage,
    schema: {
      summary: 'What organizations owe today, by days overdue.',
      querystring: ReportQuery,
      response: { 200: AgeingReport, ...refused },
    },
    handler: (request) => readAgeing(db, request.query),
  });

  app.get('/tex-admin/reports/ageing/csv', {
    ...exported,
    schema: { summary: 'What organizations owe as a CSV file.', querystring: ReportQuery, response: asFile },
    handler: async (request, reply) => {
      const report = await readAgeing(db, request.query);
      return sendCsv(reply, { name: 'ageing.csv', columns: ageingColumns(report), rows: report.rows });
    },
  });
};
