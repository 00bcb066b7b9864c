import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { collectFailures, defineScheduledJob } from '../../jobs/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { dun } from './dun.ts';

interface Context {
  db: Database;
  mailer: Mailer;
  config: Pick<ApiConfig, 'publicUrl'>;
}

export const dunningJob = defineScheduledJob({
  name: 'dunning',
  title: 'Remind of unpaid invoices and suspend their subscriptions',
  schedule: '27 * * * *',
  run: async ({ db, mailer, config: { publicUrl } }: Context) => {
    await collectFailures('invoices failed', (onFailure) => dun({ db, mailer, publicUrl }, new Date(), onFailure));
  },
});
