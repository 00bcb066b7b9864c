import type { FastifyRequest } from 'fastify';
import { type Caller, callerOf, holdsRole, notFound } from '../../http/index.ts';
import type { Queries } from '../../db/index.ts';
import { assertKeepsMembers, forMembersKeepers } from '../organization/members/members-access.ts';

/** Routes that list and change service accounts and their keys. */
export const forKeyKeepers = {
  access: forMembersKeepers.access,
  denial: 'Only payment admins of the organization can manage its API keys. Ask one of them.',
};

/**
 * Super administrators manage the operator's accounts, administrators those of every organization, payment
 * administrators those of their own.
 * @throws ApiError 404
 */
export async function assertKeepsAccounts(db: Queries, caller: Caller, clientId: string | null): Promise<void> {
  if (clientId !== null) return assertKeepsMembers(db, caller, clientId);
  if (!holdsRole(caller.role, [], ['SUPER_ADMIN'])) throw notFound('list of API keys');
}

/** Who changes which account, and from where. */
export const changeOf = (request: FastifyRequest, id: string) => ({ caller: callerOf(request), id, ip: request.ip });
