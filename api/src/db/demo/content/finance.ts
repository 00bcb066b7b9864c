import { accounting } from './finance/accounting.ts';
import { tax } from './finance/tax.ts';
import { treasury } from './finance/treasury.ts';
import type { DemoCategory } from './types.ts';

export const finance: DemoCategory = {
  id: 'finance',
  name: 'Finance',
  description: 'Books, taxes and cash that agree with each other, down to the document.',
  hue: 160,
  buckets: [accounting, tax, treasury],
};
