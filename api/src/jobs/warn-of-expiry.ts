import { warnOfExpiry } from '../subscriptions/warn-of-expiry.ts';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import { defineScheduledJob } from './define-job.ts';

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
