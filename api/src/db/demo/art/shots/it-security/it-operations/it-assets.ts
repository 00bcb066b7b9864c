import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const itAssets: Screen = {
  user: 'Naveen Kumar|IT support',
  section: 'Devices',
  title: 'Devices',
  note: '486 devices, 12 leave warranty within 60 days',
  action: 'Add device',
  second: 'Scan',
  body: stack(
    figures(
      ['In use', '441', '91%'],
      ['In store', '31', '9 ready', 'good'],
      ['Not seen', '14', 'over 30 days', 'warn'],
      ['Book value', '₹1.18 Cr', ''],
    ),
    filters(['All|486', 'Laptops|262', 'Phones|118', 'Scanners|64', 'Other|42'], 'Office: Pune'),
    card(
      '',
      table(
        ['Device', 'Person', 'Serial', 'Seen', 'Health', 'Warranty', 'State'],
        [
          [
            'two:ThinkPad T14|Laptop',
            'who:Nisha Reddy',
            'code:PF4KX21A',
            '4 min ago',
            'bar:96',
            'Mar 2028',
            'good:In use',
          ],
          [
            'two:Latitude 5450|Laptop',
            'who:Dev Malhotra',
            'code:8HQT2X3',
            '12 min ago',
            'bar:92',
            'Sep 2029',
            'good:In use',
          ],
          [
            'two:MacBook Air 13|Laptop',
            'who:Leela Varma',
            'code:C02ZK1MD',
            '1 h ago',
            'bar:88',
            'Jan 2027',
            'warn:Warranty',
          ],
          [
            'two:Zebra TC52|Scanner',
            'who:Suresh Babu',
            'code:S21084417',
            '2 min ago',
            'bar:71',
            'Jun 2027',
            'good:In use',
          ],
          [
            'two:Galaxy A55|Phone',
            'who:Ishaan Verma',
            'code:R58W40KL',
            '31 min ago',
            'bar:84',
            'Aug 2027',
            'good:In use',
          ],
          [
            'two:ThinkPad E14|Laptop',
            'who:Yusuf Ansari',
            'code:PF2LM90B',
            '41 days ago',
            'bar:58',
            'Ended',
            'bad:Not seen',
          ],
          ['two:Latitude 5450|Laptop', 'muted:Store', 'code:8HQT2Y1', 'Today', 'bar:100', 'Nov 2029', 'hue:Ready'],
        ],
      ),
    ),
  ),
};
