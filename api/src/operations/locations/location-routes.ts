import { Acknowledgement, Id, Locations, Site, SiteBody, SiteChange } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { actorOf } from '../audit/actor-of.ts';
import { createOnce, idempotencyHeaders, refusals } from '../../http/index.ts';
import { addSite, changeSite, removeSite } from './change-sites.ts';
import { lastSequence, listPositions } from './position-store.ts';
import { administrators } from './route-parts.ts';
import { listSites } from './site-store.ts';

const params = Type.Object({ id: Id });

export const locationRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/locations', {
    config: administrators,
    schema: {
      summary: 'Sites and live positions, and the sequence from which the stream of changes continues.',
      response: { 200: Locations, ...refusals(401, 403) },
    },
    handler: async () => {
      // Read first: the stream repeats any change after it.
      const sequence = await lastSequence(db);
      return { sites: await listSites(db), positions: await listPositions(db), sequence };
    },
  });

  app.post('/tex-suite/locations/sites', {
    config: administrators,
    schema: {
      summary: 'Adds a site.',
      headers: idempotencyHeaders,
      body: SiteBody,
      response: { 201: Site, ...refusals(400, 401, 403, 409, 422) },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await createOnce(db, request, (tx) => addSite(tx, request.body, actorOf(request)))),
  });

  app.put('/tex-suite/locations/sites/:id', {
    config: administrators,
    schema: {
      summary: 'Changes a site, unless someone else has changed it since you read it.',
      params,
      body: SiteChange,
      response: { 200: Site, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => changeSite(db, request.params.id, request.body, actorOf(request)),
  });

  app.delete('/tex-suite/locations/sites/:id', {
    config: administrators,
    schema: {
      summary: 'Removes a site.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      await removeSite(db, request.params.id, actorOf(request));
      return { success: true, message: 'The site was removed.' };
    },
  });
};
