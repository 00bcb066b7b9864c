import { humanResources } from './human-resources.ts';
import { finance } from './finance.ts';
import { salesCrm } from './sales-crm.ts';
import { supplyChainManufacturing } from './supply-chain-manufacturing.ts';
import { analytics } from './analytics.ts';
import { itSecurity } from './it-security.ts';
import { collaboration } from './collaboration.ts';
import { governance } from './governance.ts';
import type { DemoCategory } from './types.ts';

/** In the order of the directory. */
export const demoCategories: DemoCategory[] = [
  humanResources,
  finance,
  salesCrm,
  supplyChainManufacturing,
  analytics,
  itSecurity,
  collaboration,
  governance,
];
