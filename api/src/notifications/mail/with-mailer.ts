import Fastify from 'fastify';
import type { ApiConfig } from '../../config.ts';
import type { DatabaseConnection } from '../../create-database.ts';
import { openJobQueue } from '../../jobs/index.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

/** Gives a command a mailer whose messages the running storefront sends. */
export async function withMailer(
  { pool }: Pick<DatabaseConnection, 'pool'>,
  { brand, inboundMail }: Pick<ApiConfig, 'brand' | 'inboundMail'>,
  work: (mailer: Mailer) => Promise<void>,
): Promise<void> {
  const queue = await openJobQueue({ pool, log: Fastify().log, config: { drainMs: 0, scheduledJobs: false } }, [
    sendMail,
  ]);
  try {
    await work(createMailer(brand, queue, inboundMail?.address));
  } finally {
    await queue.close();
  }
}
