import { MarketplaceRoleDefinition, UserPage, UsersQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../api-context.ts';
import { neverCached } from '../http/never-cached.ts';
import { refusals } from '../http/refusals.ts';
import { listMarketplaceRoles } from './marketplace-roles.ts';
import { listUsers } from './user-list.ts';

const tags = ['Administration'];
const config = { access: { roles: ['ADMIN', 'SUPER_ADMIN'] }, denial: 'This is for administrators only.' };

/** As people write roles: PAYMENT_ADMIN, "payment admin". */
const roleParams = Type.Object({ role: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_. -]+$' }) });

export const adminRoutes: Routes = async (app, { db }) => {
  app.addHook('onSend', neverCached);

  app.get('/tex-suite/user', {
    config,
    schema: {
      tags,
      summary: 'Users a page at a time, searched, filtered and sorted.',
      querystring: UsersQuery,
      response: { 200: UserPage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listUsers(db, query),
  });

  app.get('/tex-suite/user/role/:role', {
    config,
    schema: {
      tags,
      summary: 'Users who hold a role or an active marketplace role.',
      params: roleParams,
      querystring: Type.Omit(UsersQuery, ['role']),
      response: { 200: UserPage, ...refusals(400, 401, 403) },
    },
    handler: ({ params: { role }, query }) => listUsers(db, { ...query, role }),
  });

  app.get('/tex-admin/marketplace-roles', {
    config,
    schema: {
      tags,
      summary: 'The known marketplace roles.',
      response: { 200: Type.Array(MarketplaceRoleDefinition), ...refusals(401, 403) },
    },
    handler: () => listMarketplaceRoles(db),
  });
};
