import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/mail.ts';
import { composeMail } from '../email-templates/compose-mail.ts';
import type { Post } from './post.ts';

interface SmtpOptions {
  db: Database;
  smtpUrl: string;
  from: string;
  brand: string;
  onFailure: (error: unknown) => void;
}

const lookEveryMs = 1_000;

/** Sends written mails by SMTP. Replicas share the work; a mail that fails is tried again, later each time. */
export function createSmtpPost({ db, smtpUrl, from, brand, onFailure }: SmtpOptions): Post {
  const transport = createTransport(smtpUrl);
  const deliver = async () => {
    for (const { id, to, subject, text, html, headers, confidential } of await claim(db)) {
      try {
        await transport.sendMail({ from, to, subject, text, html, ...(headers && { headers }) });
        await remember(db, id, confidential);
      } catch (error) {
        onFailure(error);
      }
    }
  };
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(() => (working = working.then(deliver).catch(onFailure)), lookEveryMs);
  timer.unref();
  return {
    write: async (tx, mail) => {
      await tx.insert(mails).values({ id: randomUUID(), ...(await composeMail(tx, mail, brand)) });
    },
    close: async () => {
      clearInterval(timer);
      await working;
      transport.close();
    },
  };
}

/** Marks mails as taken before they go out: should this process die, another one tries after the wait. */
function claim(db: Database) {
  return db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => 30 * power(2, least(${mails.attempts}, 10)))`,
    })
    .where(
      sql`${mails.id} in (
        select id from ${mails} where sent_at is null and next_attempt_at <= now() and attempts < 20
        order by created_at limit 10 for update skip locked)`,
    )
    .returning();
}

async function remember(db: Database, id: string, confidential: boolean): Promise<void> {
  const sent = eq(mails.id, id);
  if (confidential) await db.delete(mails).where(sent);
  else
    await db
      .update(mails)
      .set({ sentAt: sql`now()` })
      .where(sent);
}
