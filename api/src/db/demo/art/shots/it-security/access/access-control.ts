import { floor } from '../../../kit/blocks/floor.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const accessControl: Screen = {
  user: 'Naveen Kumar|IT security',
  section: 'Zones',
  title: 'Doors',
  note: '32 doors, 31 online, 188 people inside',
  action: 'Add rule',
  second: 'Lock all',
  body: stack(
    `<div style="height:292px">${floor(4, 'Gate 1|Open hours|88 passages today|good', 'Gate 2|Open hours|104 passages today|good', 'Main hall|Open hours|231 passages today|good', 'Lab|Badge and code|12 passages today|good', 'Server room|Badge and code|Door open for 4 min|bad', 'Store 1|Badge|64 passages today|good', 'Dock 1 to 6|Badge|51 passages today|good', 'Finance|Badge|38 passages today|good', 'Roof|Locked|No passage since 9 Nov|quiet', 'Cold store|Badge|29 passages today|good', 'Boiler|Badge and code|6 passages today|good', 'Fire door F|Alarmed|Reader offline 22 min|warn')}</div>`,
    beside(
      [1.7, 1],
      card(
        'Passages',
        table(
          ['Time', 'Person', 'Door', 'How', 'State'],
          [
            ['code:11:24:08', 'who:Suresh Babu', 'Store 1', 'Badge', 'good:Allowed'],
            ['code:11:23:51', 'who:Divya Rathore', 'Server room', 'Badge, code', 'good:Allowed'],
            ['code:11:23:30', 'who:Harsh Vardhan', 'Lab', 'Badge', 'bad:No right'],
            ['code:11:22:47', 'who:Lakshmi Nair', 'Lab', 'Badge, code', 'good:Allowed'],
          ],
        ),
      ),
      panel(
        'Needs you',
        lines(
          'Server room open|4 minutes|bad:Alarm',
          'Fire door F offline|22 minutes|warn:Check',
          'Rights of 2 leavers|end today|hue:Review',
        ),
      ),
    ),
  ),
};
