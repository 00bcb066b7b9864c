import { sales } from './sales-crm/sales.ts';
import { marketing } from './sales-crm/marketing.ts';
import { service } from './sales-crm/service.ts';
import type { DemoCategory } from './types.ts';

export const salesCrm: DemoCategory = {
  id: 'sales-crm',
  name: 'Sales & CRM',
  description: 'Find customers, win them and keep the promises made to them.',
  hue: 30,
  buckets: [sales, marketing, service],
};
