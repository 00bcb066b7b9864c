import type { Screen } from '../../kit/frame.ts';
import { journal, trialBalance } from './accounting/general-ledger.ts';
import { payables } from './accounting/payables.ts';
import { receivables } from './accounting/receivables.ts';
import { fixedAssets } from './accounting/fixed-assets.ts';
import { bankReconcile } from './accounting/bank-reconcile.ts';

export const accountingScreens: Record<string, Screen[]> = {
  'general-ledger': [journal, trialBalance],
  payables: [payables],
  receivables: [receivables],
  'fixed-assets': [fixedAssets],
  'bank-reconcile': [bankReconcile],
};
