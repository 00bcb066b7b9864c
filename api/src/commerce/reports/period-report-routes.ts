import {
  PeriodReportQuery,
  RecurringReport,
  RevenueQuery,
  RevenueReport,
  TaxReport,
} from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { sendCsv } from '../../http/index.ts';
import { readRecurringRevenue } from './recurring-revenue.ts';
import { recurringColumns, revenueColumns, taxColumns } from './report-csv.ts';
import { readRevenue } from './revenue.ts';
import { asFile, askedByPage, exported, refused } from './route-parts.ts';
import { readTax } from './tax.ts';

/** Reports about a period: revenue, recurring revenue and tax. */
export const periodReportRoutes: Routes = async (app, { db }) => {
  app.get('/tex-admin/reports/revenue', {
    ...askedByPage,
    schema: {
      summary: 'Revenue of a period by month, module, category or organization.',
      querystring: RevenueQuery,
      response: { 200: RevenueReport, ...refused },
    },
    handler: (request) => readRevenue(db, request.query),
  });

  app.get('/tex-admin/reports/revenue/csv', {
    ...exported,
    schema: { summary: 'Revenue of a period as a CSV file.', querystring: RevenueQuery, response: asFile },
    handler: async (request, reply) => {
      const report = await readRevenue(db, request.query);
      const name = `revenue-by-${report.by}.csv`;
      return sendCsv(reply, { name, columns: revenueColumns(report), rows: report.rows });
    },
  });

  app.get('/tex-admin/reports/recurring-revenue', {
    ...askedByPage,
    schema: {
      summary: 'Recurring revenue for 30 days at the end of each month.',
      querystring: PeriodReportQuery,
      response: { 200: RecurringReport, ...refused },
    },
    handler: (request) => readRecurringRevenue(db, request.query),
  });

  app.get('/tex-admin/reports/recurring-revenue/csv', {
    ...exported,
    schema: { summary: 'Recurring revenue as a CSV file.', querystring: PeriodReportQuery, response: asFile },
    handler: async (request, reply) => {
      const report = await readRecurringRevenue(db, request.query);
      return sendCsv(reply, { name: 'recurring-revenue.csv', columns: recurringColumns(report), rows: report.rows });
    },
  });

  app.get('/tex-admin/reports/tax', {
    ...askedByPage,
    schema: {
      summary: 'Tax of a period by month and name, such as CGST.',
      querystring: PeriodReportQuery,
      response: { 200: TaxReport, ...refused },
    },
    handler: (request) => readTax(db, request.query),
  });

  app.get('/tex-admin/reports/tax/csv', {
    ...exported,
    schema: { summary: 'Tax of a period as a CSV file.', querystring: PeriodReportQuery, response: asFile },
    handler: async (request, reply) => {
      const report = await readTax(db, request.query);
      return sendCsv(reply, { name: 'tax.csv', columns: taxColumns(report), rows: report.rows });
    },
  });
};
