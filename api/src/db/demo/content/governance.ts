import { riskLegal } from './governance/risk-legal.ts';
import type { DemoCategory } from './types.ts';

export const governance: DemoCategory = {
  id: 'governance',
  name: 'Governance',
  description: 'Obligations, risks and rules, with an owner for each.',
  hue: 115,
  buckets: [riskLegal],
};
