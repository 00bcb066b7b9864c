import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const tdsManager: Screen = {
  user: 'Imran Qureshi|Accountant',
  section: 'Deductions',
  title: 'Deductions',
  note: 'October 2026, deposit due 7 Nov, paid 6 Nov',
  action: 'Prepare 26Q',
  second: 'Check PANs',
  body: stack(
    figures(
      ['Deducted', '₹2,18,400', '58 bills'],
      ['Deposited', '₹2,18,400', 'BSR 0510308', 'good'],
      ['Lower rate', '3', 'certificates'],
      ['PAN not valid', '1', '20% applied', 'bad'],
    ),
    filters(['All|58', '194C|26', '194J|17', '194I|9', '194Q|6'], 'Quarter 3'),
    card(
      '',
      table(
        ['Vendor', 'PAN', 'Section', 'Paid:inr', 'Rate', 'TDS:inr', 'State'],
        [
          ['Malabar Logistics', 'code:AAFCM2214P', 'hue:194C', 410000, '2%', 8200, 'good:Deposited'],
          ['Shukla and Rao LLP', 'code:AAQFS8841D', 'hue:194J', 250000, '10%', 25000, 'good:Deposited'],
          ['Pashan Properties', 'code:AALCP5512R', 'hue:194I', 320000, '10%', 32000, 'good:Deposited'],
          ['Orbit Fasteners', 'code:AABCO7719L', 'hue:194Q', 1800000, '0.1%', 1800, 'good:Deposited'],
          ['Dr. Vidya Sagar', 'code:AKLPS4410G', 'hue:194J', 60000, '10%', 6000, 'good:Deposited'],
          ['Suraj Transport', 'code:Not valid', 'hue:194C', 45000, '20%', 9000, 'warn:PAN missing'],
          ['Zed Studio', 'code:AAACZ9021H', 'hue:194J', 120000, '2%', 2400, 'quiet:Lower rate'],
          ['Deccan Security', 'code:AADCD3308K', 'hue:194C', 186000, '2%', 3720, 'good:Deposited'],
        ],
      ),
    ),
  ),
};
