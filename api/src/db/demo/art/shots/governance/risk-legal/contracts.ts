import { events, facts } from '../../../kit/blocks/fields.ts';
import { beside, panel, stack } from '../../../kit/blocks/layout.ts';
import { sheet, signatures } from '../../../kit/blocks/sheet.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const contracts: Screen = {
  user: 'Adv. Smita Kelkar|Legal',
  section: 'Drafting',
  title: 'Supply contract, Anand Retail',
  note: 'CT-0418, version 5, ₹36 lakh a year, 1 Dec 2026 to 30 Nov 2028',
  action: 'Send for signature',
  second: 'Compare with 4',
  body: beside(
    [2.1, 1],
    sheet(
      'Supply agreement',
      'Between Sahyadri Foods Pvt Ltd and Anand Retail Pvt Ltd',
      [
        '# 4 Prices',
        'Prices are those of Annexure B. They stay fixed for twelve months and may then follow the index of food prices, by no more than 6% a year.',
        '# 5 Delivery',
        'The supplier delivers within 48 hours of a call-off. Below 95% on time in a quarter, the customer may ask for a plan of improvement.',
        '# 6 Liability',
        '! Liability of either side is limited to the value of twelve months of supply, but not for recalls caused by intent or gross negligence.',
        '# 7 Term',
        'The agreement runs for 24 months and renews by 12 months unless ended with 90 days of notice.',
      ],
      signatures('Kavita Rao|Sahyadri Foods|signed', 'Mukesh Anand|Anand Retail|'),
    ),
    stack(
      panel('Key data', facts('Value|₹36,00,000', 'Term|24 months', 'Notice|90 days')),
      panel(
        'Against our standard',
        lines(
          '4 Prices||good:Standard',
          '5 Delivery||good:Standard',
          '6 Liability||warn:Changed',
          '7 Term||good:Standard',
        ),
      ),
      panel('Course', events('good|Kavita Rao signed|Today, 11:02', 'warn|Waiting for Mukesh Anand|Link until 25 Nov')),
    ),
  ),
};
