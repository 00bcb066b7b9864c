import { events, facts } from '../../../kit/blocks/fields.ts';
import { invoice } from '../../../kit/blocks/invoice.ts';
import { beside, panel, stack } from '../../../kit/blocks/layout.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const quotes: Screen = {
  user: 'Tara Bose|Sales lead',
  section: 'Quotes',
  title: 'Q-2026-0611',
  note: 'For Konkan Stores, version 2, valid until 30 Nov 2026',
  action: 'Send quote',
  second: 'New version',
  body: beside(
    [2, 1],
    invoice({
      title: 'Quotation',
      dueLabel: 'Valid until',
      seller: 'Sahyadri Foods Pvt Ltd',
      sellerNote: 'Chakan, Pune 410501',
      buyer: 'Konkan Stores',
      buyerNote: 'Market Road, Ratnagiri 415612',
      number: 'Q-2026-0611',
      date: '18 Nov 2026',
      due: '30 Nov 2026',
      rate: 18,
      taxName: 'GST',
      lines: [
        ['Masala oats 400 g', '1104', 4800, 78],
        ['Ragi cookies 150 g', '1905', 6000, 43],
        ['Lemon tea 250 g', '0902', 1500, 118],
        ['Honey 500 g', '0409', 900, 210],
      ],
    }),
    stack(
      panel('Margin', levelBars('Masala oats|62|31%', 'Ragi cookies|56|28%', 'Lemon tea|70|35%', 'Honey|36|18%|warn')),
      panel('Check', facts('Discount|good:4.9%', 'Limit|7%')),
      panel(
        'Course',
        events('good|Version 1 sent|16 Nov, 16:40', 'good|Opened 3 times|17 Nov', 'warn|Version 2, honey added|Today'),
      ),
    ),
  ),
};
