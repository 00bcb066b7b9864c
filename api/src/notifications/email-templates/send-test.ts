import { randomUUID } from 'node:crypto';
import type { EmailWords } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { mails, users } from '../../db/index.ts';
import { findCompany } from '../../operations/index.ts';
import { countUse, notFound } from '../../http/index.ts';
import { assertSendable } from './check-words.ts';
import { composeSample, currentBrand } from './compose-mail.ts';
import { kindOf, type MailKindId } from './mail-kinds.ts';

const uses = { name: 'test-emails', quota: 30, windowSeconds: 3_600 };

/** Sends words with sample data to the caller; returns the address. @throws ApiError 400, 429 for too many per hour */
export async function sendTest(
  { db, config }: Pick<ApiContext, 'db' | 'config'>,
  kind: MailKindId,
  words: EmailWords,
  userId: string,
): Promise<string> {
  assertSendable(kindOf(kind), words);
  await countUse(db, `mail:test:${userId}`, uses, "You've sent too many tests. Try again in an hour.");
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw notFound('user');
  const replyTo = (await findCompany(db))?.supportEmail || config.inboundMail?.address;
  const brand = await currentBrand(db, config.brand);
  const { subject, ...mail } = composeSample(kind, words, brand, { to: user.email, replyTo });
  // Without a mail server, a written mail counts as delivered.
  const sentAt = config.smtpUrl === undefined ? { sentAt: sql`now()` } : {};
  await db.insert(mails).values({ id: randomUUID(), ...mail, subject: `[Test] ${subject}`, ...sentAt });
  return user.email;
}
