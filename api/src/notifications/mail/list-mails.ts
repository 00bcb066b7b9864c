import { Instant } from '@marketplace/shared/contracts';
import { desc, eq, sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema/mail.ts';

export type MailboxEntry = Static<typeof MailboxEntry>;
export const MailboxEntry = Type.Object({
  id: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  sentAt: Instant,
  /** File names of the attachments. */
  attached: Type.Array(Type.String()),
});

const shown = 100;

/** The emails to an address, or to anyone, newest first. */
export async function listMails(db: Database, to: string | undefined): Promise<MailboxEntry[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(to === undefined ? undefined : eq(sql`lower(${mails.to})`, sql`lower(${to})`))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(shown);
  return rows.map(({ id, to: address, subject, text, html, sentAt, createdAt, documents }) => ({
    id,
    to: address,
    subject,
    text,
    html,
    sentAt: (sentAt ?? createdAt).toISOString(),
    attached: (documents ?? []).map(({ filename }) => filename),
  }));
}
