import { Id, PeopleOverview, PersonDetail, UserPage, UsersFilter, UsersQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { csvResponse, dropBlankQuery, forAdministrators as config, refusals, sendCsv } from '../../http/index.ts';
import { findPerson } from './find-person.ts';
import { readPeopleOverview } from './people-overview.ts';
import { userColumns } from './user-csv.ts';
import { everyUser, listUsers } from './list-users.ts';

/** Roles the way people write them: PAYMENT_ADMIN, "payment admin". */
const roleParams = Type.Object({ role: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_. -]+$' }) });

/** Lists of people. */
export const peopleRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/user', {
    config,
    schema: {
      summary: 'Users in pages, with search, filters and sorting.',
      querystring: UsersQuery,
      response: { 200: UserPage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listUsers(db, query),
  });

  app.get('/tex-admin/overview/people', {
    config,
    schema: {
      summary: 'New accounts and failed sign-ins of the last 30 days.',
      response: { 200: PeopleOverview, ...refusals(401, 403) },
    },
    handler: () => readPeopleOverview(db),
  });

  app.get('/tex-suite/user/csv', {
    config: { ...config, fresh: true },
    preValidation: dropBlankQuery,
    schema: {
      summary: 'All users of a search as a CSV file.',
      querystring: UsersFilter,
      response: { 200: csvResponse, ...refusals(400, 401, 403) },
    },
    handler: async ({ query }, reply) =>
      sendCsv(reply, { name: 'users.csv', columns: userColumns, rows: everyUser(db, query) }),
  });

  app.get('/tex-suite/user/role/:role', {
    config,
    schema: {
      summary: 'Users with a role or an active marketplace role.',
      params: roleParams,
      querystring: Type.Omit(UsersQuery, ['role']),
      response: { 200: UserPage, ...refusals(400, 401, 403) },
    },
    handler: ({ params: { role }, query }) => listUsers(db, { ...query, role }),
  });

  app.get('/tex-suite/user/:id', {
    config,
    schema: {
      summary: 'A user with their organizations, signed-in devices and pending invitation.',
      params: Type.Object({ id: Id }),
      response: { 200: PersonDetail, ...refusals(400, 401, 403, 404) },
    },
    handler: (request) => findPerson(db, request.params.id),
  });
};
