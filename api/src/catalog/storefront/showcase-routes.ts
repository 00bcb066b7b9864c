import { Id, ModuleCard, Slide, TopChoice, Tutorial } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, notFound, refusals } from '../../http/index.ts';
import { listActiveSlides, listTopChoices, listTutorials, moduleIsPublished } from './showcase-store.ts';
import { suggestModules } from './suggestions.ts';

export const showcaseRoutes: Routes = async (app, { db, catalog }) => {
  app.get('/tex-admin/slideshow/active', {
    config: catalog.fromMemory,
    schema: { summary: 'The active slides.', response: { 200: Type.Array(Slide), ...refusals() } },
    handler: (_request, reply) => catalog.send(reply, ['slides'], (db) => listActiveSlides(db)),
  });

  app.get('/tex-suite/top-choice', {
    config: catalog.fromMemory,
    schema: { summary: 'Top choices.', response: { 200: Type.Array(TopChoice), ...refusals() } },
    handler: (_request, reply) => catalog.send(reply, ['top-choices'], (db) => listTopChoices(db)),
  });

  app.get('/tex-admin/tutorials', {
    config: catalog.fromMemory,
    schema: { summary: 'All tutorials.', response: { 200: Type.Array(Tutorial), ...refusals() } },
    handler: (_request, reply) => catalog.send(reply, ['tutorials'], (db) => listTutorials(db)),
  });

  app.get('/tex-admin/tutorials/module/:id', {
    config: catalog.fromMemory,
    schema: {
      summary: 'The tutorials of one module.',
      params: Type.Object({ id: Id }),
      response: { 200: Type.Array(Tutorial), ...refusals(400, 404) },
    },
    handler: ({ params: { id } }, reply) =>
      catalog.send(reply, ['tutorials', id], async (db) => {
        if (!(await moduleIsPublished(db, id))) throw notFound('module');
        return listTutorials(db, id);
      }),
  });

  app.get('/tex-suite/user/suggested-module', {
    config: { access: 'signed-in' },
    schema: {
      summary: "Modules the signed-in user doesn't have yet, starting with those most related to theirs.",
      response: { 200: Type.Array(ModuleCard), ...refusals(401) },
    },
    handler: (request) => suggestModules(db, callerOf(request).userId),
  });
};
