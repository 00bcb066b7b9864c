import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

interface Context {
  db: Database;
  mailer: Mailer;
  config: Pick<ApiConfig, 'publicUrl'>;
}

export const expiryWarnings = defineScheduledJob({
  name: 'warn-of-expiry',
  title: 'Warn of subscriptions that end',
  schedule: '12 * * * *',
  run: ({ db, mailer, config: { publicUrl } }: Context) => warnOfExpiry({ db, mailer, publicUrl }),
});
