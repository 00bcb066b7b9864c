import { Id, MarketplaceRoleDefinition, RoleMemberPage, RoleMembersQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forAdministrators as config, refusals } from '../../http/index.ts';
import { listMarketplaceRoles } from './marketplace-roles.ts';
import { listRoleMembers } from './role-members.ts';

/** The marketplace roles, and who holds them. */
export const marketplaceRoleRoutes: Routes = async (app, { db }) => {
  app.get('/tex-admin/marketplace-roles', {
    config,
    schema: {
      summary: 'The marketplace roles.',
      response: { 200: Type.Array(MarketplaceRoleDefinition), ...refusals(401, 403) },
    },
    handler: () => listMarketplaceRoles(db),
  });

  app.get('/tex-admin/marketplace-roles/:id/members', {
    config,
    schema: {
      summary: 'Who has a marketplace role, active or not.',
      params: Type.Object({ id: Id }),
      querystring: RoleMembersQuery,
      response: { 200: RoleMemberPage, ...refusals(400, 401, 403, 404) },
    },
    handler: ({ params: { id }, query }) => listRoleMembers(db, id, query),
  });
};
