import { events } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { steps } from '../../../kit/blocks/steps.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const changeControl: Screen = {
  user: 'Lakshmi Nair|Quality lead',
  section: 'Reviews',
  title: 'Cold glue for tea labels',
  note: 'Change CR-0091, from CA-0184, asked on 18 Nov 2026',
  action: 'Approve',
  second: 'Ask a question',
  body: stack(
    steps(2, 'Asked', 'Assessed', 'Decision', 'Carried out', 'Checked'),
    beside(
      [2.1, 1],
      stack(
        card(
          'What changes',
          table(
            ['Object', 'Now', 'New', 'From'],
            [
              ['two:Label, lemon tea|PK-0140', 'Version 4', 'strong:Version 5, cold glue', '1 Dec 2026'],
              ['two:Item text|PK-0140', 'Paper label 80 x 60', 'strong:As now, to −5 °C', '1 Dec 2026'],
              ['two:Inspection plan|IN-14', 'No peel test', 'strong:Peel test at 4 °C', '1 Dec 2026'],
              ['two:Vendor price|Nilgiri Packaging', '₹0.42', 'strong:₹0.47', '1 Dec 2026'],
            ],
          ),
        ),
        card(
          'Effects',
          table(
            ['Area', 'Finding', 'By', 'State'],
            [
              ['Cost', '₹0.05 a piece, ₹18,000 a year', 'team:Nisha Reddy', 'good:Fine'],
              ['Stock', '21,000 old labels, use up in the dry range', 'team:Ritu Agarwal', 'good:Fine'],
              ['Line 4', 'No change of the labeller', 'team:Omkar Desai', 'good:Fine'],
              ['Recycling', 'Glue is wash-off, as before', 'team:Bhavna Shetty', 'good:Fine'],
            ],
          ),
        ),
      ),
      stack(
        panel(
          'Who decides',
          lines(
            'who:Lakshmi Nair|Quality|warn:You',
            'who:Pooja Saxena|Planning|good:Yes',
            'who:Sanjay Gupta|Procurement|good:Yes',
            'who:Omkar Desai|Production|good:Yes',
          ),
        ),
        panel(
          'Course',
          events(
            'good|Asked by Bhavna Shetty|18 Nov, 12:10',
            'good|Four effects assessed|18 Nov, 15:42',
            'warn|1 decision missing|Since 20 min',
            'quiet|Tell Nilgiri Packaging|After approval',
          ),
        ),
      ),
    ),
  ),
};
