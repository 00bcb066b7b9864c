import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const people: Screen = {
  section: 'Directory',
  title: 'Directory',
  note: '248 people in 5 offices',
  action: 'Add person',
  second: 'Export',
  body: stack(
    filters(['All|248', 'Active|236', 'On notice|2', 'Probation|10'], 'Office: all'),
    card(
      '',
      table(
        ['Name', 'Team', 'Office', 'Manager', 'Joined', 'State'],
        [
          ['who:Aarav Menon|Plant head', 'Operations', 'Pune', 'Kavita Rao', '4 Jun 2018', 'good:Active'],
          ['who:Ananya Iyer|HR partner', 'People', 'Bengaluru', 'Meera Joshi', '12 Jan 2021', 'good:Active'],
          ['who:Dev Malhotra|Buyer', 'Procurement', 'Pune', 'Sanjay Gupta', '1 Sep 2026', 'warn:Probation'],
          ['who:Farah Khan|Accountant', 'Finance', 'Mumbai', 'Rohan Shah', '18 Mar 2019', 'good:Active'],
          ['who:Ishaan Verma|Field engineer', 'Service', 'Delhi', 'Neha Kulkarni', '9 Aug 2022', 'good:Active'],
          ['who:Lakshmi Nair|Quality lead', 'Quality', 'Chennai', 'Aarav Menon', '27 Nov 2017', 'good:Active'],
          ['who:Manish Patel|Key accounts', 'Sales', 'Mumbai', 'Tara Bose', '3 Feb 2020', 'quiet:On notice'],
          ['who:Nisha Reddy|Data analyst', 'Finance', 'Bengaluru', 'Rohan Shah', '5 Oct 2026', 'warn:Probation'],
          ['who:Omkar Desai|Shift lead', 'Operations', 'Pune', 'Aarav Menon', '14 Jul 2016', 'good:Active'],
        ],
      ),
    ),
  ),
};
