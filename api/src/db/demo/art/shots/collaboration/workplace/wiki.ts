import { facts } from '../../../kit/blocks/fields.ts';
import { beside, panel, stack } from '../../../kit/blocks/layout.ts';
import { sheet } from '../../../kit/blocks/sheet.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const wiki: Screen = {
  user: 'Pooja Saxena|Planner',
  section: 'Pages',
  title: 'Changeover on line 2',
  note: 'Plant / Lines / Line 2, by Omkar Desai, changed 12 Nov 2026',
  action: 'Edit',
  second: 'Share',
  body: beside(
    [2.3, 1],
    sheet('From oats to masala oats in 35 minutes', 'Checked by Lakshmi Nair on 13 Nov 2026, valid until 13 May 2027', [
      'This is how we change line 2 without an allergen mix-up. Two people do it, one with the checklist in hand.',
      '# Before the stop',
      '- Bring pouches and the masala mix to the line, 20 minutes ahead',
      '- Ask the lab for a swab kit',
      '# During the stop',
      '- Empty the hopper, vacuum, then wipe with the blue cloths',
      '- Change the forming tube to size 4, torque 18 Nm',
      '- Take the swab at three places and wait for the result',
      '! Never start before the lab has said yes. A mix-up costs a whole day and a recall costs our name.',
      '# First pieces',
      '- Keep pieces 1 to 20, weigh 8, cut 2 open and look at the seal',
      '- Release with your badge on the panel',
    ]),
    stack(
      panel('On this page', lines('Before the stop||', 'During the stop||', 'First pieces||')),
      panel('Belongs to', lines('Allergen plan||hue:Quality', 'Line 2, settings||hue:Plant', 'Swab test||hue:Quality')),
      panel(
        'Readers',
        facts('This month|46 people', 'Helpful|good:38 of 40', 'Questions|1 open', 'Next check|13 May 2027'),
      ),
    ),
  ),
};
