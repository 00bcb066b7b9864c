import type { Screen } from '../../kit/frame.ts';
import { mrp } from './planning/mrp.ts';
import { demandForecast } from './planning/demand-forecast.ts';

export const planningScreens: Record<string, Screen[]> = { mrp: [mrp], 'demand-forecast': [demandForecast] };
