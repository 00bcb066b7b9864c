import { month } from '../../../kit/blocks/calendar.ts';
import { card } from '../../../kit/blocks/layout.ts';
import type { Screen } from '../../../kit/frame.ts';

export const assetUpkeep: Screen = {
  user: 'Vikram Singh|Maintenance',
  section: 'Plans',
  title: 'November 2026',
  note: '23 planned jobs, 14 done, 1 late',
  action: 'Plan a job',
  second: 'Print week',
  body: card(
    '',
    month({
      startsOn: 6,
      days: 30,
      today: 18,
      entries: {
        2: ['good:Boiler, daily'],
        3: ['good:Oven 1 belt'],
        4: ['good:Forklift 2'],
        5: ['good:Filler 3 clean'],
        6: ['good:Compressor oil'],
        10: ['good:Mixer 2 seals'],
        11: ['good:Chiller 1'],
        12: ['good:Palletiser', 'good:Forklift 1'],
        13: ['good:Roaster filter'],
        16: ['bad:Oven 2 belt, late'],
        17: ['good:Tea line 4'],
        18: ['hue:Sealer jaws', 'hue:Fire pumps'],
        19: ['hue:Generator test'],
        20: ['hue:Chiller 2'],
        21: ['hue:Cranes, yearly'],
        23: ['quiet:Dock 6 leveller'],
        24: ['quiet:Lab hood'],
        26: ['quiet:Boiler, yearly'],
        27: ['quiet:Boiler, yearly'],
        28: ['warn:Line 3 stop', 'warn:Bearings'],
        30: ['quiet:Compressor 2'],
      },
    }),
  ),
};
