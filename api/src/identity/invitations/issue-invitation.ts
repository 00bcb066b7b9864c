import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import type { ApiConfig } from '../../config.ts';
import { hashOfToken } from '../../operations/index.ts';
import { invitations, type Transaction } from '../../db/index.ts';
import { tooMany } from '../../http/index.ts';
import { mailsToOthers, mayWriteTo, pageUrl } from '../../notifications/index.ts';
import { invitationMail } from './invitation-mail.ts';

/** In days; the email and the refusal say the same. */
export const goodForDays = 7;

export type Inviting = Pick<ApiContext, 'db' | 'mailer' | 'config'>;

interface Invited {
  userId: string;
  name: string;
  email: string;
  organization: string | null;
  invitedBy: { id: string; name: string; email: string };
}

interface Link {
  url: string;
  expiresAt: Date;
}

/** Replaces the previous link, which no longer works. `invitedBy` is the inviting user, or empty. */
export async function newLink(
  tx: Transaction,
  { publicUrl }: Pick<ApiConfig, 'publicUrl'>,
  { userId, invitedBy }: { userId: string; invitedBy: string },
): Promise<Link> {
  const token = randomBytes(32).toString('base64url');
  const fresh = {
    tokenHash: hashOfToken(token),
    invitedBy,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(days => ${goodForDays})`,
  };
  const [row] = await tx
    .insert(invitations)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: invitations.userId, set: fresh })
    .returning({ expiresAt: invitations.expiresAt });
  return { url: pageUrl(publicUrl, '/accept-invitation', { token }), expiresAt: row?.expiresAt ?? new Date() };
}

/** Sends a new link. @throws ApiError 429 */
export async function issueInvitation(tx: Transaction, { mailer, config }: Inviting, invited: Invited): Promise<void> {
  if (!(await mayWriteTo(tx, 'invitation', invited.email))) {
    throw tooMany(`${invited.email} already got several invitations in the last hour. Send the next one later.`, {
      name: 'invitations',
      ...mailsToOthers,
      resetsIn: mailsToOthers.windowSeconds,
    });
  }
  const link = await newLink(tx, config, { userId: invited.userId, invitedBy: invited.invitedBy.id });
  await mailer.send(tx, invitationMail({ ...invited, ...link }));
}
