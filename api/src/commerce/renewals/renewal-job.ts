import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { collectFailures, defineScheduledJob } from '../../jobs/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { renewDue } from './renew-due.ts';

interface Context {
  db: Database;
  mailer: Mailer;
  config: Pick<ApiConfig, 'publicUrl'>;
}

export const renewalJob = defineScheduledJob({
  name: 'renew-subscriptions',
  title: 'Renew subscriptions and invoice their next term',
  schedule: '42 * * * *',
  run: ({ db, mailer, config: { publicUrl } }: Context) =>
    collectFailures('subscriptions could not be renewed', (onFailure) =>
      renewDue({ db, mailer, publicUrl }, new Date(), onFailure),
    ),
});
