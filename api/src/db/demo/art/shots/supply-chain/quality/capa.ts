import { facts, form } from '../../../kit/blocks/fields.ts';
import { beside, panel, stack } from '../../../kit/blocks/layout.ts';
import { checklist, steps } from '../../../kit/blocks/steps.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const capa: Screen = {
  user: 'Lakshmi Nair|Quality lead',
  section: 'Cases',
  title: 'Labels peel off in the cold',
  note: 'CA-0184 from a complaint of Freshmart, 18 Nov 2026',
  action: 'Submit analysis',
  second: 'Add evidence',
  body: stack(
    steps(2, 'Contain', 'Describe', 'Cause', 'Action', 'Check'),
    beside(
      [1.35, 1],
      stack(
        panel(
          'Five whys',
          lines(
            'Labels lift at the edge|Why? The glue does not hold below 6 °C|1',
            'Glue does not hold|Why? A standard glue, not a cold one|2',
            'Standard glue was bought|Why? The item text does not name the glue|3',
            'Item text is incomplete|Why? Changed in May without quality|4',
            'No release of changes|Why? Packaging was outside change control|5',
          ),
        ),
        panel(
          'Cause',
          form(
            ['Root cause|Packaging items were outside change control'],
            ['Where else|Cookies and honey labels', 'Repeat of|None'],
          ),
        ),
      ),
      stack(
        panel(
          'Facts',
          facts(
            'Product|Lemon tea 250 g',
            'Batches|T118, T119',
            'Pieces outside|3,940',
            'Risk|warn:Medium',
            'Owner|Bhavna Shetty',
            'Due|2 Dec 2026',
          ),
        ),
        panel(
          'Actions',
          checklist(
            'x|Block 2 batches|18 Nov',
            'x|Tell Freshmart|18 Nov',
            '|Cold glue from Nilgiri|24 Nov',
            '|Add packaging to changes|28 Nov',
          ),
        ),
      ),
    ),
  ),
};
