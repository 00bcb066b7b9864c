import {
  Id,
  NewOrganization,
  Organization,
  OrganizationChange,
  OrganizationPage,
  OrganizationsQuery,
  OrganizationStatusBody,
  WaitingPage,
  WaitingQuery,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import {
  createOnce,
  dropBlankQuery,
  forAdministrators as config,
  idempotencyHeaders,
  refusals,
} from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { changeOrganization } from './change-organization.ts';
import { setClosed } from './close-organization.ts';
import { createOrganization } from './create-organization.ts';
import { findOrganization } from './find-organization.ts';
import { listOrganizations } from './list-organizations.ts';
import { listWaiting } from './list-waiting.ts';

const params = Type.Object({ id: Id });
const path = '/tex-admin/organizations';

/** The clients of the marketplace and their payers. */
export const organizationAdminRoutes: Routes = async (app, { db }) => {
  app.get(path, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Organizations in pages, with search, filters and sorting.',
      querystring: OrganizationsQuery,
      response: { 200: OrganizationPage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listOrganizations(db, query),
  });

  app.post(path, {
    config,
    schema: {
      summary: 'Adds an organization with a new or an existing payer.',
      headers: idempotencyHeaders,
      body: NewOrganization,
      response: { 201: Organization, ...refusals(400, 401, 403, 409, 422) },
    },
    handler: async (request, reply) =>
      reply
        .code(201)
        .send(await createOnce(db, request, (tx) => createOrganization(tx, request.body, actorOf(request)))),
  });

  app.get(`${path}/waiting`, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: "People who can sign in but don't belong to an open organization, longest waiting first.",
      querystring: WaitingQuery,
      response: { 200: WaitingPage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listWaiting(db, query),
  });

  app.get(`${path}/:id`, {
    config,
    schema: {
      summary: 'An organization, its payer, and its unpaid invoices and running subscriptions.',
      params,
      response: { 200: Organization, ...refusals(400, 401, 403, 404) },
    },
    handler: ({ params: { id } }) => findOrganization(db, id),
  });

  app.put(`${path}/:id`, {
    config,
    schema: {
      summary: 'Changes an organization and its payer, if the version is current.',
      params,
      body: OrganizationChange,
      response: { 200: Organization, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => changeOrganization(db, request.params.id, request.body, actorOf(request)),
  });

  app.put(`${path}/:id/status`, {
    config,
    schema: {
      summary: 'Closes an organization so nobody can act for it, or reopens it. Its books are kept.',
      params,
      body: OrganizationStatusBody,
      response: { 200: Organization, ...refusals(400, 401, 403, 404) },
    },
    handler: (request) => setClosed(db, request.params.id, request.body.closed, actorOf(request)),
  });
};
