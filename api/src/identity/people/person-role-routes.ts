import {
  AssignRolesBody,
  Id,
  MarketplaceRolesBody,
  PersonDetail,
  PlatformRoleBody,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { actorOf } from '../../operations/index.ts';
import { forAdministrators, refusals } from '../../http/index.ts';
import { assignMarketplaceRoles, setMarketplaceRoles } from './change-marketplace-roles.ts';
import { changePlatformRole } from './change-person.ts';
import { findPerson } from './find-person.ts';

const config = { ...forAdministrators, fresh: true };
const params = Type.Object({ id: Id });
const response = { 200: PersonDetail, ...refusals(400, 401, 403, 404, 409) };

/** The roles of one user. They take effect on the user's next request. */
export const personRoleRoutes: Routes = async (app, { db }) => {
  app.put('/tex-suite/user/:id/role', {
    config,
    schema: {
      summary: "Changes a user's own role. Only a SUPER_ADMIN can grant or remove that role, and one always remains.",
      params,
      body: PlatformRoleBody,
      response,
    },
    handler: async (request) => {
      await changePlatformRole(db, actorOf(request), request.params.id, request.body);
      return findPerson(db, request.params.id);
    },
  });

  app.put('/tex-suite/user/:id/roles', {
    config,
    schema: {
      summary: 'Replaces the marketplace roles of a user, by name.',
      params,
      body: MarketplaceRolesBody,
      response,
    },
    handler: async (request) => {
      await setMarketplaceRoles(db, actorOf(request), request.params.id, request.body.roles);
      return findPerson(db, request.params.id);
    },
  });

  app.post('/tex-suite/user/:id/assign-roles', {
    config,
    schema: {
      summary: 'Grants marketplace roles, by ID, in addition to those the user has.',
      params,
      body: AssignRolesBody,
      response,
    },
    handler: async (request) => {
      await assignMarketplaceRoles(db, actorOf(request), request.params.id, request.body.roleIds);
      return findPerson(db, request.params.id);
    },
  });
};
