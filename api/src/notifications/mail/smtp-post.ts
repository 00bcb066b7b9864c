import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema/mail.ts';
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

/** A mail that is being sent is this replica's for so long, and as often again as it takes. Should it die, another one goes on. */
const leaseSeconds = 120;
const renewEveryMs = 30_000;

/** Sends written mails by SMTP. Replicas share the work; a mail that fails is tried again, later each time. */
export function createSmtpPost({ db, smtpUrl, from, brand, onFailure }: SmtpOptions): Post {
  const transport = createTransport(smtpUrl);
  const deliver = async () => {
    // One at a time: what waits for a slow server here is free for the other replicas.
    while (!closing) {
      const mail = await claim(db);
      if (!mail) return;
      await send(mail);
    }
  };
  const send = async ({ id, to, subject, text, html, headers, confidential, attempts }: typeof mails.$inferSelect) => {
    const renewing = setInterval(() => void hold(db, id, leaseSeconds).catch(onFailure), renewEveryMs);
    try {
      await transport.sendMail({ from, to, subject, text, html, ...(headers && { headers }) });
      await remember(db, id, confidential);
    } catch (error) {
      await hold(db, id, 30 * 2 ** Math.min(attempts - 1, 10));
      onFailure(error);
    } finally {
      clearInterval(renewing);
    }
  };
  let closing = false;
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(() => (working = working.then(deliver).catch(onFailure)), lookEveryMs);
  timer.unref();
  return {
    write: async (tx, mail) => {
      await tx.insert(mails).values({ id: randomUUID(), ...(await composeMail(tx, mail, brand)) });
    },
    close: async () => {
      clearInterval(timer);
      closing = true;
      await working;
      transport.close();
    },
  };
}

/** Takes the mail that has waited longest, before it goes out. */
async function claim(db: Database) {
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: inSeconds(leaseSeconds) })
    .where(
      sql`${mails.id} in (
        select id from ${mails} where sent_at is null and next_attempt_at <= now() and attempts < 20
        order by created_at limit 1 for update skip locked)`,
    )
    .returning();
  return mail;
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Keeps every replica from a mail for so long. */
const hold = (db: Database, id: string, seconds: number) =>
  db
    .update(mails)
    .set({ nextAttemptAt: inSeconds(seconds) })
    .where(eq(mails.id, id));

async function remember(db: Database, id: string, confidential: boolean): Promise<void> {
  const sent = eq(mails.id, id);
  if (confidential) await db.delete(mails).where(sent);
  else
    await db
      .update(mails)
      .set({ sentAt: sql`now()` })
      .where(sent);
}
