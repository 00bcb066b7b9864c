import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const commissions: Screen = {
  user: 'Tara Bose|Sales lead',
  section: 'Statements',
  title: 'Quarter 3 so far',
  note: 'Plan "Key accounts 2026", paid with the December salary',
  action: 'Release ₹2,41,900',
  second: 'Export for payroll',
  body: stack(
    figures(
      ['Revenue credited', '₹81,50,000', ''],
      ['Commission', '₹2,01,900', '2.5%'],
      ['Accelerator', '₹40,000', 'over 110%', 'good'],
      ['To pay', '₹2,41,900', '4 people'],
    ),
    card(
      'By person',
      table(
        ['Person', 'Target:inr', 'Reached:inr', 'Against target', 'Commission:inr', 'Accelerator:inr', 'To pay:inr'],
        [
          ['who:Tara Bose', 2600000, 3120000, 'bar:100|120%', 78000, 40000, 118000],
          ['who:Manish Patel', 2100000, 1880000, 'bar:90', 45700, 0, 45700],
          ['who:Sunita Rane', 1900000, 1740000, 'bar:92', 43500, 0, 43500],
          ['who:Kabir Sethi', 1700000, 1410000, 'bar:83', 34700, 0, 34700],
        ],
        { total: 'Team' },
      ),
    ),
    beside(
      [1.6, 1],
      card(
        'Largest deals of Tara Bose',
        table(
          ['Deal', 'Closed', 'Credited:inr', 'Rate', 'Commission:inr'],
          [
            ['Bharat Agro, gift boxes', '28 Oct', 680000, '2.5%', 17000],
            ['Zenith Motors, plant 2', '19 Oct', 1240000, '2.5%', 31000],
            ['Anand Retail, call-off', '6 Oct', 1200000, '2.5%', 30000],
          ],
          { total: '3 deals' },
        ),
      ),
      panel(
        'How the plan pays',
        levelBars('Up to 100%|100|2.5%', '100 to 110%|60|3.0%|mid', 'Over 110%|35|₹40,000 once|mid'),
        '2026',
      ),
    ),
  ),
};
