import { board, lane } from '../../../kit/blocks/board.ts';
import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import { donut } from '../../../kit/charts/donut.ts';
import type { Screen } from '../../../kit/frame.ts';

export const pipelineBoard: Screen = {
  user: 'Tara Bose|Sales lead',
  section: 'Board',
  title: 'Board',
  note: '13 deals, ₹1.59 crore, quarter 3',
  action: 'Add deal',
  second: 'Forecast',
  body: board(
    lane(
      'Qualified',
      '₹31.8 L',
      'Freshmart, 60 stores|Private label oats|₹14,50,000|Kabir Sethi',
      'Rao Travels|Snack boxes|₹3,80,000|Tara Bose',
      'Hotel Panchvati|Breakfast range|₹5,50,000|Manish Patel',
      'Malabar Clinics|Diet packs|₹8,00,000|Sunita Rane',
    ),
    lane(
      'Proposal',
      '₹41.2 L',
      'Konkan Stores|Breakfast and tea|₹18,00,000|Tara Bose',
      'Irani Cafe Group|Tea, 14 cafes|₹9,20,000|Manish Patel',
      'Delhi Canteens|Masala oats|₹14,00,000|Sunita Rane',
    ),
    lane(
      'Negotiation',
      '₹58.4 L',
      'Anand Retail|Annual contract|₹36,00,000|Tara Bose',
      'Northstar Hospitals|Patient meals|₹12,40,000|Kabir Sethi',
      'Coral Bay Hotels|Minibar range|₹10,00,000|Manish Patel',
    ),
    lane(
      'Won',
      '₹27.5 L',
      'Zenith Motors|Canteen, 2 plants|good:₹16,50,000|Sunita Rane',
      'Lotus Labs|Pantry|good:₹4,20,000|Kabir Sethi',
      'Bharat Agro|Gift boxes|good:₹6,80,000|Tara Bose',
    ),
  ),
};

export const forecast: Screen = {
  user: 'Tara Bose|Sales lead',
  section: 'Forecast',
  title: 'Forecast',
  note: 'Quarter 3, October to December 2026',
  action: 'Submit forecast',
  second: 'Export',
  body: stack(
    figures(
      ['Target', '₹1.40 Cr', ''],
      ['Won', '₹81.5 L', '58%', 'good'],
      ['Commit', '₹1.28 Cr', '91%', 'warn'],
      ['Best case', '₹1.66 Cr', '119%', 'good'],
    ),
    beside(
      [1.6, 1],
      panel(
        'By month',
        barChart({
          width: 452,
          height: 168,
          labels: ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
          max: 60,
          ticks: ['0', '20', '40', '60'],
          values: [[38], [41], [44], [46], [35.5, 12], [0, 34.5]],
          limit: 46,
        }),
        '₹ lakh, won and commit',
      ),
      panel(
        'Where deals come from',
        donut(
          [
            ['Referral', 62],
            ['Website', 48],
            ['Fairs', 30],
            ['Campaigns', 18],
          ],
          '158|deals',
          118,
        ),
      ),
    ),
    card(
      'By person',
      table(
        ['Person', 'Target:inr', 'Won:inr', 'Commit:inr', 'Reached', 'Trend'],
        [
          ['who:Tara Bose', 4500000, 3120000, 4640000, 'bar:69', 'good:Ahead'],
          ['who:Manish Patel', 3500000, 1880000, 2920000, 'bar:54', 'warn:Behind'],
          ['who:Sunita Rane', 3000000, 1740000, 2810000, 'bar:58', 'good:On track'],
          ['who:Kabir Sethi', 3000000, 1410000, 2430000, 'bar:47', 'warn:Behind'],
        ],
        { total: 'Team' },
      ),
    ),
  ),
};
