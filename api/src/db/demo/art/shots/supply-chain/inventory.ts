import type { Screen } from '../../kit/frame.ts';
import { stock } from './inventory/stock.ts';
import { batchSerial } from './inventory/batch-serial.ts';
import { cycleCount } from './inventory/cycle-count.ts';

export const inventoryScreens: Record<string, Screen[]> = {
  stock: [stock],
  'batch-serial': [batchSerial],
  'cycle-count': [cycleCount],
};
