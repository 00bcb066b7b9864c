import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/index.ts';
import { defineScheduledJob } from '../../../jobs/index.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';

interface Context {
  db: Database;
  log: FastifyBaseLogger;
}

export const sealAuditEvents = defineScheduledJob({
  name: 'seal-audit',
  title: 'Seal new audit events',
  schedule: '* * * * *',
  run: ({ db }: Context) => sealAudit(db),
});

export const checkAudit = defineScheduledJob({
  name: 'check-audit',
  title: 'Check the audit log',
  schedule: '45 3 * * *',
  expireInSeconds: 3_600,
  run: (context: Context) => checkChain(context),
});

/**
 * Checks the chain and logs its head, because only a head kept outside the database proves that nothing was cut off. It
 * is a warning, so that it is logged at the usual level.
 * @throws Error that names the first broken event; administrators see it among the failed jobs
 */
export async function checkChain({ db, log }: Context): Promise<void> {
  await sealAudit(db);
  const { broken, head } = await verifyAudit(db);
  if (broken) throw new Error(`The audit log is broken at ${broken.sequence} (${broken.eventId}): ${broken.problem}`);
  if (head !== undefined) log.warn({ head }, 'the audit log is whole');
}
