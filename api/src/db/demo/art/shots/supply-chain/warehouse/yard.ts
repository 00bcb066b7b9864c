import { figures } from '../../../kit/blocks/figures.ts';
import { floor } from '../../../kit/blocks/floor.ts';
import { stack } from '../../../kit/blocks/layout.ts';
import type { Screen } from '../../../kit/frame.ts';

export const yard: Screen = {
  user: 'Joseph Dsouza|Gate',
  section: 'Yard map',
  title: 'Yard, Pune',
  note: '9 vehicles inside, 3 docks free, average stay 1 h 12 min',
  action: 'Check in',
  second: 'Move vehicle',
  body: stack(
    figures(
      ['Inside', '9', 'of 14 places'],
      ['Waiting', '2', 'longest 38 min', 'warn'],
      ['Turnaround', '1 h 12 min', '−9 min', 'good'],
      ['Next', '11:45', 'Kaveri Steels'],
    ),
    floor(
      4,
      'Dock 1|Free|Kaveri Steels at 11:45|quiet',
      'Dock 2|MH 12 QT 4418|Deccan Polymers, 59 min|hue|62',
      'Dock 3|Free|Nandi Mills at 12:30|quiet',
      'Dock 4|MH 14 BT 2207|Anand Retail, loading|hue|88',
      'Dock 5|KA 01 AG 9930|Freshmart, loading|hue|24',
      'Dock 6|Closed|Leveller repair until 15:00|bad',
      'Place 7|GJ 05 CX 1184|Waiting 38 min for dock 3|warn',
      'Place 8|MH 12 RN 6012|Waiting 12 min for dock 1|good',
      'Place 9|MH 43 Y 7715|Trailer only, since 17 Nov|quiet',
      'Place 10|TN 09 BC 4471|Driver resting until 14:00|quiet',
      '',
      'Weighbridge|MH 20 EL 3308|18,420 kg, leaving|good',
    ),
  ),
};
