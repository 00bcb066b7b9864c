import type { Database } from '../../../db/index.ts';
import { defineScheduledJob } from '../../../jobs/index.ts';
import type { PaymentProvider } from './provider.ts';
import { settleLeftPayments } from './settle-left-payments.ts';

interface Context {
  db: Database;
  payments: PaymentProvider | undefined;
}

export const settlePayments = defineScheduledJob({
  name: 'settle-payments',
  title: 'Settle payments that were left',
  schedule: '*/5 * * * *',
  run: async ({ db, payments }: Context) => {
    if (!payments) return;
    const failures: unknown[] = [];
    await settleLeftPayments(db, payments, (error) => failures.push(error));
    if (failures.length > 0)
      throw new Error(`${failures.length} payments could not be settled.`, { cause: failures[0] });
  },
});
