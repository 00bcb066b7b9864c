import { facts } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { steps } from '../../../kit/blocks/steps.ts';
import { table } from '../../../kit/blocks/table.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const tenders: Screen = {
  user: 'Sanjay Gupta|Procurement',
  section: 'Comparison',
  title: 'Cartons 2027',
  note: 'Tender T-0118, yearly volume 4.2 lakh boxes, closed on 16 Nov 2026',
  action: 'Award',
  second: 'Ask for best price',
  body: stack(
    steps(3, 'Draft', 'Questions', 'Bids', 'Compare', 'Award'),
    card(
      'Comparison',
      table(
        ['Criterion', 'Weight:plain', 'Nilgiri Packaging', 'Vindhya Paper', 'Western Cartons', 'Pack & Go'],
        [
          ['strong:Price, 350 x 250', '40', '₹18.40', 'good:₹17.90', '₹18.10', '₹19.60'],
          ['strong:Lead time', '20', 'good:6 days', '9 days', '7 days', '6 days'],
          ['strong:Burst strength', '15', 'good:14.2 kg', '13.8 kg', '13.1 kg', '14.0 kg'],
          ['strong:Payment terms', '10', 'Net 45', 'Net 30', 'good:Net 60', 'Net 30'],
          ['strong:Recycled part', '10', '82%', '76%', '60%', 'good:100%'],
          ['strong:Distance', '5', '38 km', '142 km', 'good:22 km', '61 km'],
        ],
      ),
    ),
    beside(
      [1.4, 1],
      panel(
        'Score',
        levelBars(
          'Nilgiri Packaging|91|91.2',
          'Vindhya Paper|86|86.4|mid',
          'Western Cartons|83|83.0|mid',
          'Pack & Go|78|77.5|mid',
        ),
      ),
      panel(
        'Year value',
        facts(
          'Nilgiri Packaging|₹77,28,000',
          'Vindhya Paper|₹75,18,000',
          'Against 2026|good:−3.4%',
          'Valid until|15 Dec 2026',
        ),
      ),
    ),
  ),
};
