import type { Screen } from '../../kit/frame.ts';
import { workOrders, schedule } from './production/work-orders.ts';
import { bomRouting } from './production/bom-routing.ts';
import { shopFloor } from './production/shop-floor.ts';
import { jobWork } from './production/job-work.ts';

export const productionScreens: Record<string, Screen[]> = {
  'work-orders': [workOrders, schedule],
  'bom-routing': [bomRouting],
  'shop-floor': [shopFloor],
  'job-work': [jobWork],
};
