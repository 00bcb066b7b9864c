import type { Screen } from '../../kit/frame.ts';
import { gstReturns } from './tax/gst-returns.ts';
import { tdsManager } from './tax/tds-manager.ts';
import { eInvoice } from './tax/e-invoice.ts';

export const taxScreens: Record<string, Screen[]> = {
  'gst-returns': [gstReturns],
  'tds-manager': [tdsManager],
  'e-invoice': [eInvoice],
};
