import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { clientMembers, prepareOnce, type Transaction } from '../../db/index.ts';
import { ApiError, callerOf } from '../../http/index.ts';
import { isOpenClient } from '../../identity/index.ts';

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
      and(
        eq(clientMembers.clientId, sql.placeholder('clientId')),
        eq(clientMembers.userId, sql.placeholder('userId')),
        isOpenClient(clientMembers.clientId),
      ),
    )
    .for('update')
    .prepare('lock_cart'),
);

/** Serializes changes to a cart, so that sums, the number of lines and the total stay right under concurrency. */
export async function lockCart(tx: Transaction, { clientId, userId }: CartOwner): Promise<void> {
  const [member] = await memberLock(tx).execute({ clientId, userId });
  if (!member) throw withoutClient();
}

const withoutClient = () =>
  new ApiError(
    403,
    'no_client',
    "You don't belong to an organization yet. Ask an administrator to add you to one, then you can use the cart.",
  );
