import { invoice } from '../../../kit/blocks/invoice.ts';
import { events, facts } from '../../../kit/blocks/fields.ts';
import { beside, panel, stack } from '../../../kit/blocks/layout.ts';
import type { Screen } from '../../../kit/frame.ts';

export const eInvoice: Screen = {
  user: 'Imran Qureshi|Accountant',
  section: 'Registered',
  title: 'INV-4471',
  note: 'Registered on 18 Nov 2026, 10:42, acknowledgement 112630448817',
  action: 'Send to customer',
  second: 'Cancel',
  body: beside(
    [2, 1],
    invoice({
      seller: 'Sahyadri Foods Pvt Ltd',
      sellerNote: 'Chakan, Pune 410501, GSTIN 27AABCS4471K1Z5',
      buyer: 'Anand Retail Pvt Ltd',
      buyerNote: 'Surat 395003, GSTIN 24AAGCA8812M1ZQ',
      number: 'INV-4471',
      date: '18 Nov 2026',
      due: '3 Dec 2026',
      rate: 18,
      taxName: 'IGST',
      code: true,
      lines: [
        ['Masala oats 400 g', '1104', 1200, 82],
        ['Ragi cookies 150 g', '1905', 1400, 46],
        ['Lemon tea 250 g', '0902', 300, 124],
      ],
    }),
    stack(
      panel(
        'Registration',
        facts(
          'IRN|a8f3…90c1',
          'Acknowledged|18 Nov, 10:42',
          'Schema|1.1',
          'Signed QR|good:Valid',
          'E-way bill|3318 4402 7719',
        ),
      ),
      panel(
        'Course',
        events(
          'good|Sent to the portal|10:42:03',
          'good|IRN received|10:42:05',
          'good|E-way bill made|10:42:09',
          'quiet|Cancel possible until|19 Nov, 10:42',
        ),
      ),
    ),
  ),
};
