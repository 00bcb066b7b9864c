import type { Screen } from '../../kit/frame.ts';
import { inspections } from './quality/inspections.ts';
import { capa } from './quality/capa.ts';
import { calibration } from './quality/calibration.ts';

export const qualityScreens: Record<string, Screen[]> = {
  inspections: [inspections],
  capa: [capa],
  calibration: [calibration],
};
