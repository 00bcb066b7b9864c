import { MarkdownPreview, MarkdownTexts, PolicyPreview, PrivacyPolicyBody } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { sanitisePolicy } from '../../operations/index.ts';
import { forAdministrators as config } from '../../http/index.ts';
import { markdownTree } from '../markdown/markdown-tree.ts';
import { catalogAdmin } from './editing/editor-routes.ts';
import { readAnswers } from './route-parts.ts';

/** How the storefront will show texts that aren't saved yet. */
export const previewRoutes: Routes = async (app) => {
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
      summary: 'Previews how the storefront formats the texts of a module. Changes nothing.',
      body: MarkdownTexts,
      response: { 200: MarkdownPreview, ...readAnswers },
    },
    handler: async ({ body }) => ({ about: markdownTree(body.description), notes: body.notes.map(markdownTree) }),
  });
};
