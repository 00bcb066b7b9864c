import { ImportQuery, ImportReport } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { actorOf } from '../../../operations/index.ts';
import { forAdministrators as config, refusals } from '../../../http/index.ts';
import { catalogAdmin } from '../editing/editor-routes.ts';
import { readAnswers } from '../route-parts.ts';
import { exportCatalog } from './export-catalog.ts';
import { importFile } from './import-file.ts';

const maxImportBytes = 20 * 1024 * 1024;

/** The catalog as a file, in and out. */
export const catalogFileRoutes: Routes = async (app, { db }) => {
  app.post(`${catalogAdmin}/import`, {
    config,
    bodyLimit: maxImportBytes,
    schema: {
      summary:
        'Imports a catalog file, or with `dryRun` shows what that would do; 207 if some of it can’t be imported.',
      querystring: ImportQuery,
      body: Type.Unsafe<unknown>({ description: 'The same file `npm run catalog:import` reads, up to 20 MB.' }),
      response: { 200: ImportReport, 207: ImportReport, ...refusals(400, 401, 403, 413) },
    },
    handler: async (request, reply) => {
      const report = await importFile(db, request.body, request.query, actorOf(request));
      return reply.code(report.refusedCount + report.leftOutCount > 0 ? 207 : 200).send(report);
    },
  });

  app.get(`${catalogAdmin}/export`, {
    config,
    schema: {
      summary: 'Exports everything published as a file you can import.',
      response: { 200: Type.Unsafe<unknown>({ type: 'object', additionalProperties: true }), ...readAnswers },
    },
    handler: async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="catalogue.json"');
      const catalog = await exportCatalog(db);
      request.sentList = { file: 'catalogue.json', rows: catalog.categories.length, complete: true };
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(catalog, null, 2));
    },
  });
};
