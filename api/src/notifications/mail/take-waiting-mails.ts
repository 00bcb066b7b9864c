import { sql } from 'drizzle-orm';
import { mails, type Database } from '../../db/index.ts';
import { defineScheduledJob, type JobQueue } from '../../jobs/index.ts';
import { sendMail, sendOptions } from './send-mail.ts';

interface Context {
  db: Database;
  queue: JobQueue;
}

const mostAtOnce = 100;

/** Like the previous version. Such a mail was invisible; as a failed job it is shown. */
const givenUp = (attempts: number) => attempts >= 20;

/**
 * Moves the previous version's waiting mails into the queue. It may still be running next to us: a mail that it is
 * sending has its next attempt in the future, and is left alone.
 */
export const takeWaitingMails = defineScheduledJob({
  name: 'take-waiting-mails',
  title: 'Take over waiting emails of an earlier version',
  schedule: '* * * * *',
  run: async ({ db, queue }: Context) => {
    let taken: number;
    do taken = await takeSome(db, queue);
    while (taken === mostAtOnce);
  },
});

const takeSome = (db: Database, queue: JobQueue): Promise<number> =>
  db.transaction(async (tx) => {
    const waiting = await tx
      .delete(mails)
      .where(
        sql`${mails.id} in (
          select id from ${mails} where sent_at is null and next_attempt_at <= now()
          order by created_at limit ${mostAtOnce} for update skip locked)`,
      )
      .returning();
    for (const { id, to, subject, text, html, headers, confidential, documents, attempts } of waiting) {
      const message = { to, subject, text, html, headers, confidential, documents };
      await queue.enqueue(tx, sendMail, message, {
        id,
        ...sendOptions(message),
        ...(givenUp(attempts) && { retryLimit: 0 }),
      });
      if (givenUp(attempts)) await queue.fail(tx, sendMail, id, 'An earlier version gave this email up.');
    }
    return waiting.length;
  });
