import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { warnOfTrialEnd } from '../renewals/warn-of-trial-end.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

interface Context {
  db: Database;
  mailer: Mailer;
  config: Pick<ApiConfig, 'publicUrl'>;
}

export const expiryWarnings = defineScheduledJob({
  name: 'warn-of-expiry',
  title: 'Announce ends, renewals and ends of trials',
  schedule: '12 * * * *',
  run: async ({ db, mailer, config: { publicUrl } }: Context) => {
    await warnOfExpiry({ db, mailer, publicUrl });
    await warnOfTrialEnd({ db, mailer, publicUrl });
  },
});
