import type { Screen } from '../../kit/frame.ts';
import { assetUpkeep } from './maintenance/asset-upkeep.ts';
import { spares } from './maintenance/spares.ts';
import { breakdownLog } from './maintenance/breakdown-log.ts';

export const maintenanceScreens: Record<string, Screen[]> = {
  'asset-upkeep': [assetUpkeep],
  spares: [spares],
  'breakdown-log': [breakdownLog],
};
