import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
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
    const failures: unknown[] = [];
    await dun({ db, mailer, publicUrl }, new Date(), (error) => failures.push(error));
    if (failures.length > 0) throw new Error(`${failures.length} invoices failed.`, { cause: failures[0] });
  },
});
