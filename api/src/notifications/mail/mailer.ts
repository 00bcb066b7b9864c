import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { mails, type Queries } from '../../db/index.ts';
import type { JobQueue } from '../../jobs/index.ts';
import { composeMail } from '../email-templates/compose-mail.ts';
import type { Mail } from './mail.ts';
import { sendMail, sendOptions } from './send-mail.ts';
import { isUndeliverable } from './undeliverable.ts';

export interface Mailer {
  /** Writes a mail in the transaction of the change that causes it. It goes out if that is committed, and only then. */
  send: (db: Queries, mail: Mail) => Promise<void>;
}

/**
 * Service accounts get no mail. Without a queue the table of sent mails is the mailbox, and written mails count as
 * delivered. Replies to mails outside of conversations go to `replyTo`, unless the company has an address for support.
 */
export const createMailer = (brand: string, queue?: JobQueue, replyTo?: string): Mailer => ({
  send: async (db, mail) => {
    if (isUndeliverable(mail.to)) return;
    const message = { ...(await composeMail(db, mail, { brand, replyTo })), documents: mail.documents ?? null };
    if (queue) await queue.enqueue(db, sendMail, message, sendOptions(message));
    else await db.insert(mails).values({ id: randomUUID(), ...message, sentAt: sql`now()` });
  },
});
