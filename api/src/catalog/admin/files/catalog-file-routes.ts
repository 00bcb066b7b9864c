import {
  ImportQuery,
  ImportReport,
  MarkdownPreview,
  MarkdownTexts,
  PolicyPreview,
  PrivacyPolicyBody,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { actorOf, sanitisePolicy } from '../../../operations/index.ts';
import { forAdministrators as config, refusals } from '../../../http/index.ts';
import { markdownTree } from '../../markdown/markdown-tree.ts';
import { catalogAdmin } from '../editing/editor-routes.ts';
import { readAnswers } from '../route-parts.ts';
import { exportCatalog } from './export-catalog.ts';
import { importFile } from './import-file.ts';

const maxImportBytes = 20 * 1024 * 1024;

/** The catalog as a file, in and out; and previews of how the storefront shows texts. */
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

  app.post(`${catalogAdmin}/policy-preview`, {
    config,
    schema: {
      summary: 'Previews how a privacy policy would be saved. Changes nothing.',
      body: PrivacyPolicyBody,
      response: { 200: PolicyPreview, ...readAnswers },
    },
    handler: async ({ body }) => ({ html: sanitisePolicy(body.privacyPolicy) }),
  });

  app.post(`${catalogAdmin}/markdown-preview`, {
    config,
    schema: {
      summary: 'Previews how the storefront formats texts in Markdown. Changes nothing.',
      body: MarkdownTexts,
      response: { 200: MarkdownPreview, ...readAnswers },
    },
    handler: async ({ body }) => ({ texts: body.texts.map(markdownTree) }),
  });
};
