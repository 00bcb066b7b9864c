import type { Screen } from '../../kit/frame.ts';
import { inbound } from './warehouse/inbound.ts';
import { pickPack } from './warehouse/pick-pack.ts';
import { yard } from './warehouse/yard.ts';

export const warehouseScreens: Record<string, Screen[]> = { inbound: [inbound], 'pick-pack': [pickPack], yard: [yard] };
