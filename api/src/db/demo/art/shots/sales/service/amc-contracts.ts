import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const amcContracts: Screen = {
  user: 'Neha Kulkarni|Service lead',
  section: 'Contracts',
  title: 'Contracts',
  note: '132 running, ₹1.86 crore a year',
  action: 'New contract',
  second: 'Send renewals',
  body: stack(
    figures(
      ['Ending in 60 days', '11', '₹14.2 L', 'warn'],
      ['Renewal rate', '92%', '+1%', 'good'],
      ['Visits done', '418 of 430', '97%', 'good'],
      ['Margin', '34%', '+2%', 'good'],
    ),
    filters(['All|132', 'Ending|11', 'Comprehensive|71', 'Labour only|61'], 'Sorted by end'),
    card(
      '',
      table(
        ['Contract', 'Customer', 'Machines:num', 'Visits', 'Ends', 'A year:inr', 'State'],
        [
          ['code:AMC-0418', 'Northstar Hospitals', 24, 'bar:75|9 of 12', '30 Nov 2026', 420000, 'warn:Renew'],
          ['code:AMC-0391', 'Coral Bay Hotels', 18, 'bar:100|4 of 4', '12 Dec 2026', 286000, 'hue:Offer sent'],
          ['code:AMC-0402', 'Zenith Motors', 31, 'bar:83|10 of 12', '31 Dec 2026', 512000, 'hue:Offer sent'],
          ['code:AMC-0444', 'Freshmart', 60, 'bar:50|6 of 12', '15 Jan 2027', 648000, 'good:Running'],
          ['code:AMC-0437', 'Irani Cafe Group', 14, 'bar:50|2 of 4', '28 Feb 2027', 98000, 'good:Running'],
          ['code:AMC-0450', 'Lotus Labs', 9, 'bar:25|1 of 4', '31 Mar 2027', 164000, 'good:Running'],
          ['code:AMC-0452', 'Konkan Stores', 12, 'bar:33|4 of 12', '30 Apr 2027', 118000, 'good:Running'],
          ['code:AMC-0379', 'Bharat Agro', 6, 'bar:100|4 of 4', '8 Nov 2026', 72000, 'bad:Ended'],
        ],
      ),
    ),
  ),
};
