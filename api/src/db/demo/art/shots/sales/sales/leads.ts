import { events, facts } from '../../../kit/blocks/fields.ts';
import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { steps } from '../../../kit/blocks/steps.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const leads: Screen = {
  user: 'Tara Bose|Sales lead',
  section: 'Inbox',
  title: 'All leads',
  note: '186 open, 12 new since yesterday',
  action: 'Add lead',
  second: 'Import',
  body: stack(
    figures(
      ['New this week', '41', '+9', 'good'],
      ['First answer', '38 min', 'goal 60', 'good'],
      ['Qualified', '27%', '+2%', 'good'],
      ['Untouched', '6', 'over 24 h', 'bad'],
    ),
    filters(['Open|186', 'Hot|19', 'To call today|14', 'Untouched|6'], 'Region: West'),
    card(
      '',
      table(
        ['Lead', 'Company', 'Source', 'Score:num', 'Owner', 'Next step', 'State'],
        [
          [
            'two:Gayatri Deshmukh|Head of purchase',
            'Konkan Stores',
            'Website',
            86,
            'team:Tara Bose',
            'Call, 11:30',
            'good:Hot',
          ],
          [
            'two:Rustom Irani|Owner',
            'Irani Cafe Group',
            'Trade fair',
            81,
            'team:Manish Patel',
            'Samples, today',
            'good:Hot',
          ],
          [
            'two:Sandhya Pai|Category lead',
            'Freshmart',
            'Referral',
            74,
            'team:Kabir Sethi',
            'Demo, 20 Nov',
            'hue:Qualified',
          ],
          [
            'two:Mohit Bansal|Buyer',
            'Delhi Canteens',
            'Campaign',
            58,
            'team:Sunita Rane',
            'Mail, today',
            'hue:Working',
          ],
          [
            'two:Leena Mathew|Procurement',
            'Malabar Clinics',
            'Website',
            55,
            'team:Tara Bose',
            'Call, 15:00',
            'hue:Working',
          ],
          [
            'two:Arvind Rao|Director',
            'Rao Travels',
            'Cold call',
            42,
            'team:Kabir Sethi',
            'Call, 19 Nov',
            'hue:Working',
          ],
          ['two:Shabana Sheikh|Chef', 'Hotel Panchvati', 'Website', 39, 'team:', 'Assign', 'warn:Untouched'],
          ['two:Vivek Oza|Stores', 'Oza Traders', 'Campaign', 21, 'team:Manish Patel', 'Nurture', 'quiet:Cold'],
        ].map((row) => row.map((value) => (value === 'team:' ? 'muted:–' : value))),
      ),
    ),
  ),
};

export const leadDetail: Screen = {
  user: 'Tara Bose|Sales lead',
  section: 'Activities',
  title: 'Gayatri Deshmukh, Konkan Stores',
  note: 'Lead L-2094 from the website, 16 Nov 2026',
  action: 'Turn into deal',
  second: 'Call',
  body: stack(
    steps(2, 'New', 'Contacted', 'Qualified', 'Deal'),
    beside(
      [1, 1.25],
      stack(
        panel(
          'Contact',
          facts('Position|Head of purchase', 'Phone|+91 98200 44710', 'E-mail|gayatri@konkan.example', 'Stores|38'),
        ),
        panel('Need', facts('Products|Breakfast, tea', 'Volume|₹6 L a month', 'Starts|January 2027')),
        panel('Score 86', levelBars('Fits our customers|92|92', 'Interest|81|81')),
      ),
      panel(
        'Course',
        events(
          'hue|Call planned with Tara Bose|Today, 11:30',
          'good|Opened the price list three times|17 Nov, 18:20',
          'good|Samples delivered, masala oats and ragi cookies|17 Nov, 12:05',
          'good|Spoke 14 minutes, wants delivery twice a week|16 Nov, 15:10',
          'good|First answer after 22 minutes|16 Nov, 10:34',
          'quiet|Filled the form "Become a stockist"|16 Nov, 10:12',
          'quiet|Read "Retail margins" and "Delivery areas"|16 Nov, 10:04',
          'quiet|Came from a search for "oats supplier Konkan"|16 Nov, 10:02',
        ),
      ),
    ),
  ),
};
