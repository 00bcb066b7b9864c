import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { clientMembers } from '../../db/schema/organizations.ts';
import { callerOf } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';

/** A cart belongs to a user acting for a client. */
export interface CartOwner {
  clientId: string;
  userId: string;
}

export function cartOwnerOf(request: FastifyRequest): CartOwner {
  const { clientId, userId } = callerOf(request);
  if (clientId === null) throw withoutClient();
  return { clientId, userId };
}

const memberLock = prepareOnce((db) =>
  db
    .select({ clientId: clientMembers.clientId })
    .from(clientMembers)
    .where(
      and(eq(clientMembers.clientId, sql.placeholder('clientId')), eq(clientMembers.userId, sql.placeholder('userId'))),
    )
    .for('update')
    .prepare('lock_cart'),
);

/** One change of a cart at a time: sums, the number of lines and the total stay right however many arrive at once. */
export async function lockCart(tx: Transaction, { clientId, userId }: CartOwner): Promise<void> {
  const [member] = await memberLock(tx).execute({ clientId, userId });
  if (!member) throw withoutClient();
}

const withoutClient = () =>
  new ApiError(
    403,
    'no_client',
    'Your account belongs to no client yet, for whom it could fill a cart. Ask your administrator.',
  );
