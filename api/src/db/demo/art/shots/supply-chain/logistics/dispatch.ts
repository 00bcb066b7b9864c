import { beside, card } from '../../../kit/blocks/layout.ts';
import { map } from '../../../kit/blocks/map.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const dispatch: Screen = {
  user: 'Ritu Agarwal|Logistics',
  section: 'Live deliveries',
  title: 'Tour 3, Pune west',
  note: 'MH 14 BT 2207, Ramesh Kale, left 07:40, 9 stops',
  action: 'Message driver',
  second: 'Change order',
  body: beside(
    [1.2, 1.6],
    card(
      'Stops',
      table(
        ['Stop', 'Plan', 'State'],
        [
          ['two:Anand Retail, Wakad|24 cartons', '08:15', 'good:08:11'],
          ['two:Freshmart, Baner|18 cartons', '08:50', 'good:08:46'],
          ['two:Irani Cafe, Aundh|3 cartons', '09:30', 'good:09:41'],
          ['two:Northstar, Shivajinagar|14 cartons', '10:20', 'good:10:24'],
          ['two:Lotus Labs, Camp|2 cartons', '11:05', 'hue:Next, 11:12'],
          ['two:Coral Bay, Koregaon|22 cartons', '11:45', 'quiet:11:50'],
          ['two:Rao Travels, Yerwada|4 cartons', '12:20', 'quiet:12:25'],
          ['two:Zenith, Viman Nagar|31 cartons', '13:00', 'warn:13:20'],
          ['two:Bharat Agro, Wagholi|6 cartons', '14:10', 'quiet:14:20'],
        ],
      ),
      '4 of 9 done',
    ),
    card(
      '',
      map({
        route: '10,17 24,29 20,44 38,40 46,55 56,50',
        pins: [
          '10|17|Depot|quiet',
          '24|29|1|good',
          '20|44|2|good',
          '38|40|3|good',
          '46|55|4|good',
          '56|50|MH 14 BT 2207|hue',
          '62|64|Lotus Labs|warn',
          '80|36|6|quiet',
          '86|78|7|quiet',
          '68|20|8|quiet',
        ],
      }),
    ),
  ),
};
