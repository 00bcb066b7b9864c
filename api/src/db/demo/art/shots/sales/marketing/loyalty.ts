import { figures } from '../../../kit/blocks/figures.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { tiles } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const loyalty: Screen = {
  user: 'Leela Varma|Marketing',
  section: 'Members',
  title: 'Members',
  note: 'Sahyadri Circle, 8,412 members',
  action: 'Give points',
  second: 'Add reward',
  body: stack(
    figures(
      ['Active members', '5,936', '71%', 'good'],
      ['Points given', '4.82 L', 'November'],
      ['Redeemed', '38%', '+3%', 'good'],
      ['Repeat orders', '2.4 x', 'against others', 'good'],
    ),
    `<div style="height:134px">${tiles(4, 'star', 'Seed|up to 999 points|quiet:4,980 members', 'Leaf|1,000 to 4,999|hue:2,420 members', 'Tree|5,000 to 14,999|hue:846 members', 'Grove|15,000 and more|good:166 members')}</div>`,
    card(
      'Members who moved up',
      table(
        ['Member', 'City', 'Since', 'Points:num', 'Spent this year:inr', 'Tier'],
        [
          ['who:Gayatri Deshmukh', 'Ratnagiri', 'Mar 2024', 15240, 384000, 'good:Grove'],
          ['who:Rustom Irani', 'Mumbai', 'Jan 2023', 15080, 362500, 'good:Grove'],
          ['who:Sandhya Pai', 'Mangaluru', 'Aug 2025', 5310, 121400, 'hue:Tree'],
          ['who:Mohit Bansal', 'Delhi', 'May 2025', 5120, 98700, 'hue:Tree'],
          ['who:Shabana Sheikh', 'Nashik', 'Feb 2026', 1240, 31600, 'hue:Leaf'],
          ['who:Arvind Rao', 'Hubballi', 'Apr 2026', 1085, 28450, 'hue:Leaf'],
        ],
      ),
    ),
  ),
};
