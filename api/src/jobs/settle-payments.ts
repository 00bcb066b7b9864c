import type { PaymentProvider } from '../billing/payments/provider.ts';
import { settleLeftPayments } from '../billing/payments/settle-left-payments.ts';
import type { Database } from '../db/database.ts';
import { defineScheduledJob } from './define-job.ts';

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
