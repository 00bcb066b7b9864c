import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { mails } from '../../db/schema/mail.ts';
import { composeMail } from '../email-templates/compose-mail.ts';
import type { MailValue } from '../email-templates/mail-kind.ts';
import type { MailKindId, PlaceholderOf } from '../email-templates/mail-kinds.ts';

interface MailOf<Id extends MailKindId> {
  to: string;
  /** Whose words it goes out in: those of the product, or of an administrator. */
  kind: Id;
  values: Record<PlaceholderOf<Id>, MailValue>;
  /** Holds what nobody may read later. */
  confidential?: boolean;
  /** Of the message itself, such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

export type Mail = { [Id in MailKindId]: MailOf<Id> }[MailKindId];

export interface Post {
  /** Writes a mail in the transaction of the change that causes it; it goes out once that is committed. */
  write: (db: Queries, mail: Mail) => Promise<void>;
  close: () => Promise<void>;
}

/** Without a mail server the table itself is the mailbox, and a written mail has arrived. */
export const createMailboxPost = (brand: string): Post => ({
  write: async (db, mail) => {
    await db.insert(mails).values({ id: randomUUID(), ...(await composeMail(db, mail, brand)), sentAt: sql`now()` });
  },
  close: async () => undefined,
});
