import {
  AssignRolesBody,
  Id,
  MarketplaceRolesBody,
  PeopleChanged,
  PeopleChanges,
  PersonBody,
  PersonDetail,
  PlatformRoleBody,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../api-context.ts';
import { neverCached } from '../http/never-cached.ts';
import { refusals } from '../http/refusals.ts';
import { forAdministrators as config } from '../http/for-administrators.ts';
import { assignMarketplaceRoles, setMarketplaceRoles } from './change-marketplace-roles.ts';
import { changePeople } from './change-people.ts';
import { changePlatformRole, renamePerson } from './change-person.ts';
import { findPerson } from './find-person.ts';
import { actorOf } from '../audit/actor-of.ts';

const tags = ['Administration'];
const params = Type.Object({ id: Id });
const personAnswers = { 200: PersonDetail, ...refusals(400, 401, 403, 404, 409) };

/** What administrators change of users. It acts on their next call. */
export const personChangeRoutes: Routes = async (app, { db }) => {
  app.addHook('onSend', neverCached);

  app.put('/tex-suite/user', {
    config,
    schema: {
      tags,
      summary:
        'Deactivates or reactivates users, grants, suspends or revokes marketplace roles: for all of them or none.',
      body: PeopleChanges,
      response: { 200: PeopleChanged, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => ({ changed: await changePeople(db, actorOf(request), request.body) }),
  });

  app.put('/tex-suite/user/:id', {
    config,
    schema: { tags, summary: 'Renames a user.', params, body: PersonBody, response: personAnswers },
    handler: async (request) => {
      const { id } = request.params;
      await renamePerson(db, actorOf(request), id, request.body.name);
      return findPerson(db, id);
    },
  });

  app.put('/tex-suite/user/:id/role', {
    config,
    schema: {
      tags,
      summary: "Changes a user's own role. Only a SUPER_ADMIN gives or takes that role; one always remains.",
      params,
      body: PlatformRoleBody,
      response: personAnswers,
    },
    handler: async (request) => {
      const { id } = request.params;
      await changePlatformRole(db, actorOf(request), id, request.body.role);
      return findPerson(db, id);
    },
  });

  app.put('/tex-suite/user/:id/roles', {
    config,
    schema: {
      tags,
      summary: 'Replaces the marketplace roles of a user, by name.',
      params,
      body: MarketplaceRolesBody,
      response: personAnswers,
    },
    handler: async (request) => {
      const { id } = request.params;
      await setMarketplaceRoles(db, actorOf(request), id, request.body.roles);
      return findPerson(db, id);
    },
  });

  app.post('/tex-suite/user/:id/assign-roles', {
    config,
    schema: {
      tags,
      summary: 'Grants marketplace roles, by id, beside those that the user holds.',
      params,
      body: AssignRolesBody,
      response: personAnswers,
    },
    handler: async (request) => {
      const { id } = request.params;
      await assignMarketplaceRoles(db, actorOf(request), id, request.body.roleIds);
      return findPerson(db, id);
    },
  });
};
