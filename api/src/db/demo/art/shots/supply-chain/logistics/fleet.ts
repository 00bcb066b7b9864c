import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const fleet: Screen = {
  user: 'Ritu Agarwal|Logistics',
  section: 'Vehicles',
  title: 'Vehicles',
  note: '26 vehicles, 21 on the road, 2 in the workshop',
  action: 'Add vehicle',
  second: 'Plan service',
  body: stack(
    figures(
      ['Driven this month', '38,420 km', '+4%'],
      ['Cost a km', '₹14.20', '−0.60', 'good'],
      ['Fuel', '6.8 km/l', '+0.2', 'good'],
      ['Papers ending', '2', '30 days', 'warn'],
    ),
    filters(['All|26', 'On the road|21', 'Workshop|2', 'Standing|3'], 'Depot: Pune'),
    card(
      '',
      table(
        ['Vehicle', 'Driver', 'Load', 'Odometer:plain', 'Fuel', 'Next service', 'State'],
        [
          [
            'two:MH 14 BT 2207|Eicher Pro 2059',
            'Ramesh Kale',
            'bar:88',
            '84,210',
            '6.9 km/l',
            'in 2,790 km',
            'good:On the road',
          ],
          [
            'two:MH 12 QT 5561|Tata 407',
            'Iqbal Shaikh',
            'bar:64',
            '1,12,480',
            '8.1 km/l',
            'in 520 km',
            'good:On the road',
          ],
          [
            'two:MH 14 GH 3012|Ashok Leyland 1615',
            'Balu Gaikwad',
            'bar:95',
            '2,04,330',
            '4.6 km/l',
            'in 4,670 km',
            'good:On the road',
          ],
          [
            'two:MH 12 RN 8820|Tata Ace EV',
            'Savita More',
            'bar:71',
            '21,905',
            '4.2 km/kWh',
            'in 8,095 km',
            'good:On the road',
          ],
          [
            'two:MH 14 AZ 4419|Eicher Pro 2095',
            'Dinesh Pawar',
            'bar:0',
            '1,58,020',
            '5.4 km/l',
            'overdue 220 km',
            'bad:Workshop',
          ],
          [
            'two:MH 12 KP 7093|Mahindra Bolero',
            'Sunil Jagtap',
            'bar:40',
            '66,710',
            '11.2 km/l',
            'in 3,290 km',
            'good:On the road',
          ],
          [
            'two:MH 14 CV 1180|Tata 1109',
            'Yunus Khan',
            'bar:0',
            '97,440',
            '5.9 km/l',
            'in 2,560 km',
            'warn:Permit 28 Nov',
          ],
        ],
      ),
    ),
  ),
};
