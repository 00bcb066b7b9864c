import {
  Acknowledgement,
  Id,
  MembersQuery,
  NewMemberBody,
  OrganizationMember,
  OrganizationMemberPage,
  PaymentRoleBody,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { callerOf, createOnce, dropBlankQuery, found, idempotencyHeaders, refusals } from '../../../http/index.ts';
import { addMember } from './add-member.ts';
import { changePaymentRole } from './change-payment-role.ts';
import { findMember, listMembers } from './list-members.ts';
import { assertKeepsMembers, forMembersKeepers as config } from './members-access.ts';
import { removeMember } from './remove-member.ts';

const params = Type.Object({ id: Id });
const memberParams = Type.Object({ id: Id, userId: Id });
const path = '/tex-suite/clients/:id/members';

/** The members of an organization, for administrators and for its own payment admins. */
export const memberRoutes: Routes = async (app, { db }) => {
  app.get(path, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Members of an organization in pages, with search, filters and sorting.',
      params,
      querystring: MembersQuery,
      response: { 200: OrganizationMemberPage, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const { id } = request.params;
      await assertKeepsMembers(db, callerOf(request), id);
      return listMembers(db, id, request.query);
    },
  });

  app.post(path, {
    config,
    schema: {
      summary:
        "Adds someone who has an account. Payment admins can only add people from the organization's email domains who don't belong to an organization yet.",
      params,
      headers: idempotencyHeaders,
      body: NewMemberBody,
      response: { 201: OrganizationMember, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const { id: clientId } = request.params;
      await assertKeepsMembers(db, caller, clientId);
      const { email } = request.body;
      const userId = await createOnce(db, request, (tx) => addMember(tx, { caller, clientId, email, ip: request.ip }));
      return reply.code(201).send(found('member', await findMember(db, clientId, userId)));
    },
  });

  app.delete(`${path}/:userId`, {
    config,
    schema: {
      summary:
        'Removes a member and frees their seats. One payment admin has to remain, unless an administrator removes them.',
      params: memberParams,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { id: clientId, userId } = request.params;
      await assertKeepsMembers(db, caller, clientId);
      await db.transaction((tx) => removeMember(tx, { caller, clientId, userId, ip: request.ip }));
      return { success: true, message: 'The member was removed.' };
    },
  });

  app.put(`${path}/:userId/payment-role`, {
    config: { ...config, fresh: true },
    schema: {
      summary: 'Gives a member one of the payment roles, or takes it away. It applies to their next request.',
      params: memberParams,
      body: PaymentRoleBody,
      response: { 200: OrganizationMember, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { id: clientId, userId } = request.params;
      await assertKeepsMembers(db, caller, clientId);
      const change = { caller, clientId, userId, ip: request.ip };
      await db.transaction((tx) => changePaymentRole(tx, change, request.body.paymentRole));
      return found('member', await findMember(db, clientId, userId));
    },
  });
};
