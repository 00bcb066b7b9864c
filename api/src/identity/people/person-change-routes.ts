import { Id, PeopleChanged, PeopleChanges, PersonBody, PersonDetail } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forAdministrators as config, refusals } from '../../http/index.ts';
import { changePeople } from './change-people.ts';
import { renamePerson } from './change-person.ts';
import { findPerson } from './find-person.ts';
import { actorOf } from '../../operations/index.ts';

/** Changes of status and name, and of many people's marketplace roles at once. They take effect on the next request. */
export const personChangeRoutes: Routes = async (app, { db }) => {
  app.put('/tex-suite/user', {
    config: { ...config, fresh: true },
    schema: {
      summary:
        'Deactivates or reactivates users, or grants, suspends or revokes marketplace roles: for all of them or none, or for those that match a filter.',
      body: PeopleChanges,
      response: { 200: PeopleChanged, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => changePeople(db, actorOf(request), request.body),
  });

  app.put('/tex-suite/user/:id', {
    config,
    schema: {
      summary: 'Renames a user.',
      params: Type.Object({ id: Id }),
      body: PersonBody,
      response: { 200: PersonDetail, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const { id } = request.params;
      await renamePerson(db, actorOf(request), id, request.body);
      return findPerson(db, id);
    },
  });
};
