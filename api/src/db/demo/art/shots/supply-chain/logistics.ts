import type { Screen } from '../../kit/frame.ts';
import { dispatch } from './logistics/dispatch.ts';
import { fleet } from './logistics/fleet.ts';
import { freightBills } from './logistics/freight-bills.ts';

export const logisticsScreens: Record<string, Screen[]> = {
  dispatch: [dispatch],
  fleet: [fleet],
  'freight-bills': [freightBills],
};
