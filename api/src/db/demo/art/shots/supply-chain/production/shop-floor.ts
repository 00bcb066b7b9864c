import { figures } from '../../../kit/blocks/figures.ts';
import { floor } from '../../../kit/blocks/floor.ts';
import { stack } from '../../../kit/blocks/layout.ts';
import type { Screen } from '../../../kit/frame.ts';

export const machines = [
  'Filler 3|Running|WO-4420, 42 a min|warn|61',
  'Capper 3|Running|WO-4420|good|96',
  'Roaster 1|Running|182 °C, batch 14|good|92',
  'Mixer 2|Running|WO-4418|good|88',
  'Line 2 sealer|Running|WO-4418, 118 a min|good|94',
  'Line 2 packer|Running|WO-4418|good|90',
  'Oven 1|Running|WO-4417, 214 °C|good|89',
  'Oven 2|Stopped|Belt tension, 12 min|bad|34',
  'Line 1 wrapper|Waiting|Nothing from oven 2|warn|52',
  'Tea line 4|Running|WO-4415, 86 a min|good|97',
  'Palletiser|Running|22 pallets|good|85',
  'Boiler|Running|7.2 bar|good|99',
];

export const shopFloor: Screen = {
  user: 'Omkar Desai|Production',
  section: 'Line board',
  title: 'Hall 2',
  note: 'Shift A, 18 Nov 2026, 11:24, 12 machines',
  action: 'Report a stop',
  second: 'Big screen',
  body: stack(
    figures(
      ['OEE', '78.4%', '+1.2%', 'good'],
      ['Made', '21,480', 'of 22,300'],
      ['Stops', '5', '46 min', 'warn'],
      ['Scrap', '1.3%', '−0.2%', 'good'],
    ),
    floor(4, ...machines),
  ),
};
