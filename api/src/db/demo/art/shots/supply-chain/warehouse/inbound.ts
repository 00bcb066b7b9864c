import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { checklist } from '../../../kit/blocks/steps.ts';
import type { Screen } from '../../../kit/frame.ts';

export const inbound: Screen = {
  user: 'Ritu Agarwal|Stores',
  section: 'Receipts',
  title: 'PO-7711, Deccan Polymers',
  note: 'Dock 2, truck MH 12 QT 4418, arrived 10:25',
  action: 'Book receipt',
  second: 'Report damage',
  body: beside(
    [2.15, 1],
    card(
      'Items',
      table(
        ['Item', 'Ordered:plain', 'Received:plain', 'Quality', 'Bin', 'State'],
        [
          ['two:Film roll 320 mm|PK-0081', '120', '120', 'good:Passed', 'C-14-1', 'good:Full'],
          ['two:Film roll 420 mm|PK-0082', '80', '80', 'good:Passed', 'C-14-2', 'good:Full'],
          ['two:Zip pouch 1 kg|PK-0066', '20,000', '18,000', 'hue:Sample', 'C-12-4', 'warn:2,000 short'],
          ['two:Cap 38 mm|PK-0093', '15,000', '15,000', 'good:Passed', 'C-15-1', 'good:Full'],
          ['two:Cap 28 mm|PK-0094', '10,000', '9,600', 'bad:400 cracked', 'Hold', 'bad:Claim'],
          ['two:Stretch wrap|PK-0102', '60', '60', 'good:Passed', 'C-13-2', 'good:Full'],
          ['two:Tray 12 cell|PK-0110', '4,000', '–', 'muted:–', '', 'quiet:Unloading'],
          ['two:Tray 24 cell|PK-0111', '2,000', '–', 'muted:–', '', 'quiet:Unloading'],
        ],
      ),
    ),
    stack(
      panel(
        'Checks',
        checklist(
          'x|Seal whole|10:26',
          'x|Papers match|10:29',
          'x|Pallets counted|14',
          '|Quality sample|Lakshmi',
          '|Photos of damage|2 of 4',
        ),
      ),
      panel(
        'Next at the docks',
        lines(
          'Kaveri Steels|11:45, dock 1|hue:On the way',
          'Nandi Mills|12:30, dock 3|hue:On the way',
          'Vindhya Paper|14:00, dock 2|quiet:Planned',
          'Lotus Chemicals|15:15, dock 4|quiet:Planned',
        ),
      ),
    ),
  ),
};
