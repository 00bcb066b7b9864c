import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { mails } from '../db/schema/mail.ts';
import type { MailPart } from './layout/mail-part.ts';
import { renderMail } from './render-mail.ts';

export interface Mail {
  to: string;
  subject: string;
  heading: string;
  parts: MailPart[];
  /** Holds what nobody may read later. */
  confidential?: boolean;
  /** Of the message itself, such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

export interface Post {
  /** Writes a mail in the transaction of the change that causes it; it goes out once that is committed. */
  write: (db: Queries, mail: Mail) => Promise<void>;
  close: () => Promise<void>;
}

/** Without a mail server the table itself is the mailbox, and a written mail has arrived. */
export const createMailboxPost = (brand: string): Post => ({
  write: async (db, mail) => {
    await db.insert(mails).values({ id: randomUUID(), ...renderMail(mail, brand), sentAt: sql`now()` });
  },
  close: async () => undefined,
});
