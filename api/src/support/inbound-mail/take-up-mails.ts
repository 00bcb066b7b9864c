import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, inboundMails } from '../../db/index.ts';
import { defineScheduledJob, type JobQueue } from '../../jobs/index.ts';
import { workOnMail } from './inbound-mail-job.ts';

const mostAtOnce = 1_000;

/** A backup holds no jobs: after a restore, waiting mails get theirs again. Others already have one by their id. */
export const takeUpMails = defineScheduledJob({
  name: 'take-up-mails',
  title: 'Take up mail that waits without a job',
  schedule: '27 * * * *',
  run: async ({ db, queue }: { db: Database; queue: JobQueue }) => {
    const waiting = await db
      .select({ id: inboundMails.id })
      .from(inboundMails)
      .where(and(eq(inboundMails.state, 'waiting'), lt(inboundMails.receivedAt, sql`now() - interval '5 minutes'`)))
      .orderBy(inboundMails.receivedAt)
      .limit(mostAtOnce);
    for (const { id } of waiting) await queue.enqueue(db, workOnMail, { id }, { id });
  },
});
