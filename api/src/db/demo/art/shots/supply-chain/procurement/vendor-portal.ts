import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const vendorPortal: Screen = {
  user: 'Mahesh Patil|Kaveri Steels',
  section: 'Orders',
  title: 'Welcome, Kaveri Steels',
  note: 'Supplier of Sahyadri Foods since 2019',
  action: 'Confirm PO-7714',
  second: 'Upload bill',
  body: stack(
    figures(
      ['To confirm', '1', 'until 19 Nov', 'warn'],
      ['To deliver', '4', 'next 21 Nov'],
      ['Unpaid bills', '₹5.24 L', '3 bills'],
      ['Score', '96', '+2', 'good'],
    ),
    beside(
      [1.65, 1],
      card(
        'Orders',
        table(
          ['Order', 'Items:plain', 'Deliver by', 'Amount:inr', 'State'],
          [
            ['code:PO-7714', 3, '24 Nov', 318600, 'warn:To confirm'],
            ['code:PO-7688', 2, '21 Nov', 96400, 'hue:Confirmed'],
            ['code:PO-7671', 5, '20 Nov', 141250, 'hue:On the way'],
            ['code:PO-7654', 1, '14 Nov', 62300, 'good:Received'],
            ['code:PO-7639', 4, '10 Nov', 205800, 'good:Received'],
            ['code:PO-7622', 2, '2 Nov', 88900, 'good:Billed'],
            ['code:PO-7608', 3, '28 Oct', 167500, 'good:Paid'],
            ['code:PO-7590', 1, '21 Oct', 54200, 'good:Paid'],
          ],
        ),
      ),
      stack(
        panel(
          'Payments',
          lines(
            'KS/26/1184|due 20 Nov|₹3,18,600',
            'KS/26/1161|due 28 Nov|₹1,16,500',
            'KS/26/1148|paid 12 Nov|good:₹62,300',
          ),
        ),
        panel(
          'Documents',
          lines(
            'GST certificate||good:Valid',
            'MSME certificate||good:Valid',
            'ISO 9001|ends 15 Dec 2026|warn:Renew',
            'Bank letter||good:Checked',
          ),
        ),
      ),
    ),
  ),
};
