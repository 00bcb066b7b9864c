import { events } from '../../../kit/blocks/fields.ts';
import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const calibration: Screen = {
  user: 'Lakshmi Nair|Quality lead',
  section: 'Recall list',
  title: 'Due',
  note: '84 instruments, 6 due within 30 days, 1 overdue',
  action: 'Plan 6 calibrations',
  second: 'Print labels',
  body: stack(
    figures(
      ['In date', '98.8%', '83 of 84', 'good'],
      ['Due', '6', '30 days', 'warn'],
      ['Overdue', '1', 'blocked', 'bad'],
      ['Cost this year', '₹2.14 L', 'of ₹2.60 L'],
    ),
    beside(
      [1.9, 1],
      card(
        '',
        table(
          ['Instrument', 'Place', 'Due', 'Lab', 'State'],
          [
            ['two:Scale 4|IN-0031', 'Line 2', '14 Nov 2026', 'Metrolab', 'bad:Overdue'],
            ['two:Thermometer 12|IN-0058', 'Oven 1', '24 Nov 2026', 'Own', 'warn:6 days'],
            ['two:Moisture meter|IN-0012', 'Lab', '27 Nov 2026', 'Metrolab', 'hue:Booked'],
            ['two:Pressure gauge 3|IN-0066', 'Boiler', '30 Nov 2026', 'Own', 'warn:12 days'],
            ['two:Calliper 150 mm|IN-0044', 'Workshop', '4 Dec 2026', 'Own', 'hue:Booked'],
            ['two:Force gauge|IN-0019', 'Lab', '9 Dec 2026', 'Metrolab', 'hue:Booked'],
            ['two:pH meter|IN-0027', 'Lab', '15 Dec 2026', 'Own', 'quiet:Open'],
          ],
        ),
      ),
      stack(
        panel(
          'Scale 4, error',
          barChart({
            width: 232,
            height: 150,
            labels: ['2022', '23', '24', '25', '26'],
            max: 3,
            ticks: ['0', '1', '2', '3 g'],
            values: [[0.6], [0.8], [1.1], [1.4], [1.9]],
            strong: 4,
            limit: 2,
          }),
          'Limit 2 g',
        ),
        panel(
          'Course',
          events(
            'bad|Blocked on line 2|15 Nov, 00:00',
            'hue|Visit of Metrolab|20 Nov, 10:00',
            'quiet|Interval to 6 months|Proposal',
          ),
        ),
      ),
    ),
  ),
};
