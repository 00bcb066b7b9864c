import { EmailTemplate, EmailTemplateBody, EmailTemplateList } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { actorOf } from '../../operations/index.ts';
import { forAdministrators, refusals } from '../../http/index.ts';
import { changeTemplate, resetTemplate } from './change-template.ts';
import { listTemplates, requireKind } from './read-templates.ts';
import { params } from './route-parts.ts';

export const emailTemplateRoutes: Routes = async (app, { db }) => {
  app.get('/tex-admin/email-template', {
    config: forAdministrators,
    schema: {
      summary: 'The texts of every email the marketplace sends.',
      response: { 200: EmailTemplateList, ...refusals(401, 403) },
    },
    handler: () => listTemplates(db),
  });

  app.put('/tex-admin/email-template/:id', {
    config: forAdministrators,
    schema: {
      summary: 'Saves the text of an email, unless someone else has changed it since you read it.',
      params,
      body: EmailTemplateBody,
      response: { 200: EmailTemplate, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => changeTemplate(db, requireKind(request.params.id), request.body, actorOf(request)),
  });

  app.delete('/tex-admin/email-template/:id', {
    config: forAdministrators,
    schema: {
      summary: 'Restores the default text of an email.',
      params,
      response: { 200: EmailTemplate, ...refusals(400, 401, 403, 404) },
    },
    handler: (request) => resetTemplate(db, requireKind(request.params.id), actorOf(request)),
  });
};
