import { procurement } from './supply-chain-manufacturing/procurement.ts';
import { inventory } from './supply-chain-manufacturing/inventory.ts';
import { warehouse } from './supply-chain-manufacturing/warehouse.ts';
import { logistics } from './supply-chain-manufacturing/logistics.ts';
import { planning } from './supply-chain-manufacturing/planning.ts';
import { production } from './supply-chain-manufacturing/production.ts';
import { quality } from './supply-chain-manufacturing/quality.ts';
import { maintenance } from './supply-chain-manufacturing/maintenance.ts';
import { productDesign } from './supply-chain-manufacturing/product-design.ts';
import type { DemoCategory } from './types.ts';

export const supplyChainManufacturing: DemoCategory = {
  id: 'supply-chain-manufacturing',
  name: 'Supply Chain & Manufacturing',
  description: 'Buy, store, make and move goods with one set of quantities.',
  hue: 75,
  buckets: [procurement, inventory, warehouse, logistics, planning, production, quality, maintenance, productDesign],
};
