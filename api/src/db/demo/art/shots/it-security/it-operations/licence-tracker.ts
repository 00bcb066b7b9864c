import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const licenceTracker: Screen = {
  user: 'Naveen Kumar|IT support',
  section: 'Seats',
  title: 'Licences',
  note: '38 products, ₹41.6 lakh a year, ₹3.9 lakh unused',
  action: 'Plan renewals',
  second: 'Import bill',
  body: stack(
    figures(
      ['A year', '₹41.6 L', '+5%'],
      ['Unused seats', '27', '₹3.9 L', 'warn'],
      ['Renewals', '6', '60 days'],
      ['Over the limit', '1', 'AutoCAD', 'bad'],
    ),
    beside(
      [2.2, 1],
      card(
        '',
        table(
          ['Product', 'Seats', 'Renews', 'A year:inr', 'State'],
          [
            ['two:Microsoft 365|Business Standard', 'bar:98|236 of 240', '31 Mar', 2188800, 'good:Fine'],
            ['two:Figma|Professional', 'bar:60|6 of 10', '12 Dec', 135600, 'warn:4 unused'],
            ['two:AutoCAD LT|Named user', 'bar:100|6 of 5', '20 Jan', 182500, 'bad:1 over'],
            ['two:Zoom|Rooms and users', 'bar:82|41 of 50', '8 Jan', 398400, 'warn:9 unused'],
            ['two:Tally Prime|Gold', 'bar:100|3 of 3', '30 Jun', 64800, 'good:Fine'],
            ['two:Adobe CC|All apps', 'bar:50|2 of 4', '4 Dec', 212000, 'warn:2 unused'],
            ['two:Endpoint guard|Device', 'bar:91|441 of 486', '15 Sep', 583200, 'good:Fine'],
          ],
        ),
      ),
      stack(
        panel('Could be saved', levelBars('Zoom|74|₹71,700', 'Adobe CC|100|₹1,06,000', 'Figma|51|₹54,200')),
        panel(
          'Next renewals',
          lines('Adobe CC|4 Dec|₹2.12 L', 'Figma|12 Dec|₹1.36 L', 'Zoom|8 Jan|₹3.98 L', 'AutoCAD LT|20 Jan|₹1.83 L'),
        ),
      ),
    ),
  ),
};
