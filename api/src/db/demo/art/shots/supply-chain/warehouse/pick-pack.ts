import { figures } from '../../../kit/blocks/figures.ts';
import { board, lane } from '../../../kit/blocks/board.ts';
import { stack } from '../../../kit/blocks/layout.ts';
import type { Screen } from '../../../kit/frame.ts';

export const pickPack: Screen = {
  user: 'Ritu Agarwal|Stores',
  section: 'Waves',
  title: 'Wave 2',
  note: '18 Nov 2026, leaves at 16:00, 22 orders, 184 lines',
  action: 'Release wave 3',
  second: 'Reassign',
  body: stack(
    figures(
      ['Picked', '131 of 184', '71%'],
      ['Packed', '12 of 22', 'orders'],
      ['Ready by', '15:25', '35 min spare', 'good'],
      ['Short', '2 lines', 'ragi flour', 'warn'],
    ),
    board(
      lane(
        'To pick',
        '53 lines',
        'SO-8811, Coral Bay|9 lines, aisle F|warn:2 short|Suresh Babu',
        'SO-8809, Northstar|14 lines, aisles A, F|hue:Next|Arjun Das',
        'SO-8803, Freshmart|30 lines, aisle F|quiet:Waiting|Rekha Mishra',
      ),
      lane(
        'Picking',
        '41 lines',
        'SO-8812, Anand Retail|22 of 31 lines|bar:71|Farida Shaikh',
        'SO-8807, Lotus Labs|6 of 10 lines|bar:60|Arjun Das',
      ),
      lane(
        'Packing',
        '5 orders',
        'SO-8806, Irani Cafe|3 cartons, 41.2 kg|hue:Station 1|Rekha Mishra',
        'SO-8798, Lotus Labs|1 carton, 8.4 kg|hue:Station 2|Gautam Kapoor',
        'SO-8795, Rao Travels|4 cartons, 52.0 kg|hue:Station 3|Suresh Babu',
      ),
      lane(
        'Ready',
        '12 orders',
        'SO-8787, Konkan Stores|2 cartons, 18.6 kg|good:Labelled|Farida Shaikh',
        'SO-8784, Bharat Agro|6 cartons, 74.1 kg|good:Labelled|Gautam Kapoor',
        'SO-8780, Freshmart|9 cartons, 112 kg|good:Labelled|Rekha Mishra',
      ),
    ),
  ),
};
