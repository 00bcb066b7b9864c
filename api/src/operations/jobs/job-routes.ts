import { Acknowledgement, JobList, BacklogQuery } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { Type } from 'typebox';
import type { ApiContext, Routes } from '../../api-context.ts';
import type { Transaction } from '../../db/index.ts';
import { errorCode } from '../../error-code.ts';
import { ApiError, callerOf, forAdministrators as config, notFound, refusals } from '../../http/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listJobs, lockIdleJob } from './job-store.ts';

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

type Change = (tx: Transaction, job: NonNullable<Awaited<ReturnType<typeof lockIdleJob>>>) => Promise<unknown>;

/** Waiting, running and failed jobs of the server. */
export const jobRoutes: Routes = async (app, { db, queue: { boss, titleOf } }) => {
  app.get('/tex-admin/jobs', {
    config,
    schema: {
      summary: 'Failed, waiting and running jobs, such as emails, deletions and warnings. Never their payload.',
      querystring: BacklogQuery,
      response: { 200: JobList, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listJobs(db, titleOf, query),
  });

  app.post('/tex-admin/jobs/:id/retry', {
    config,
    schema: {
      summary: 'Retries a failed or waiting job now.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const about = { id, titleOf, action: 'job.retried', actorId: callerOf(request).userId, ip: request.ip } as const;
      await change(db, about, async (tx, { name, failed }) => {
        const inTransaction = { db: fromDrizzle(tx, sql) };
        if (failed) await boss.retry(name, id, inTransaction);
        await boss.update(name, undefined, { id, startAfter: 0, ...inTransaction });
      });
      return { success: true, message: 'The job is being retried.' };
    },
  });

  app.delete('/tex-admin/jobs/:id', {
    config,
    schema: {
      summary: 'Discards a failed or waiting job, so it never runs.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const about = {
        id,
        titleOf,
        action: 'job.discarded',
        actorId: callerOf(request).userId,
        ip: request.ip,
      } as const;
      await change(db, about, (tx, { name }) => boss.deleteJob(name, id, { db: fromDrizzle(tx, sql) }));
      return { success: true, message: 'The job was discarded.' };
    },
  });
};

interface About {
  id: string;
  action: 'job.retried' | 'job.discarded';
  actorId: string;
  ip: string;
  titleOf: (name: string) => string;
}

async function change(db: ApiContext['db'], { id, titleOf, ...entry }: About, work: Change): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const job = await lockIdleJob(tx, id);
      if (!job) throw notFound('job');
      await work(tx, job);
      await recordAudit(tx, { ...entry, target: { type: 'job', id, name: titleOf(job.name) } });
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    if (errorCode(cause) !== '23505') throw error;
    throw new ApiError(409, 'conflict', 'Another job of this kind is already waiting or running.');
  }
}
