import type { InvitationView, PendingInvitation } from '@marketplace/shared/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hashOfToken } from '../../operations/index.ts';
import { defaultClientId } from '../auth/user-columns.ts';
import { requiredProviderOf } from '../sign-on/required-sign-on.ts';
import { clients, invitations, type Queries, users } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';

const inviter = alias(users, 'inviter');

/** Of an invited user; null if it was withdrawn. */
export async function findPendingInvitation(db: Queries, userId: string): Promise<PendingInvitation | null> {
  const [row] = await db
    .select({
      invitedBy: inviter.name,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      expired: sql<boolean>`${invitations.expiresAt} <= now()`,
    })
    .from(invitations)
    .leftJoin(inviter, eq(inviter.id, invitations.invitedBy))
    .where(eq(invitations.userId, userId));
  if (!row) return null;
  return { ...row, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() };
}

/** What people with the link may see. @throws ApiError 404, equally for every invalid link */
export async function findInvitation(db: Queries, token: string): Promise<InvitationView> {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      inviterName: inviter.name,
      inviterEmail: inviter.email,
      organization: clients.name,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, invitations.userId), eq(users.status, 'invited')))
    .leftJoin(inviter, eq(inviter.id, invitations.invitedBy))
    .leftJoin(clients, eq(clients.id, defaultClientId))
    .where(and(eq(invitations.tokenHash, hashOfToken(token)), gt(invitations.expiresAt, sql`now()`)));
  if (!row) throw notGood();
  const { id, inviterName, inviterEmail, expiresAt, ...view } = row;
  const invitedBy = inviterName !== null && inviterEmail !== null ? { name: inviterName, email: inviterEmail } : null;
  const signOn = (await requiredProviderOf(db, { id, email: view.email })) ?? null;
  return { ...view, invitedBy, expiresAt: expiresAt.toISOString(), signOn };
}

export const notGood = () =>
  new ApiError(
    404,
    'invitation_not_good',
    "This invitation is no longer valid. It was used, replaced or withdrawn, or it's more than 7 days old. Ask the person who invited you to send a new one.",
  );
