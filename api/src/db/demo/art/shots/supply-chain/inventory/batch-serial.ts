import { facts } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { tree } from '../../../kit/blocks/tree.ts';
import type { Screen } from '../../../kit/frame.ts';

export const batchSerial: Screen = {
  user: 'Lakshmi Nair|Quality',
  section: 'Trace',
  title: 'B214, masala oats 400 g',
  note: 'Packed on 9 Nov 2026, best before 8 May 2027, 6,000 pieces',
  action: 'Block batch',
  second: 'Print trace',
  body: stack(
    card(
      'From field to shelf',
      `<div style="padding:4px 2px">${tree(
        {
          text: 'B214|6,000 pieces',
          strong: true,
          children: [
            {
              text: 'Rolled oats|Lot OA-7731, 2,180 kg',
              children: [{ text: 'Nandi Mills|Received 2 Nov', chip: 'good:Passed' }],
            },
            {
              text: 'Masala mix|Lot MX-0418, 190 kg',
              children: [
                { text: 'Own kitchen|Made 7 Nov', chip: 'good:Passed' },
                { text: 'Turmeric TU-22|Received 28 Oct', chip: 'warn:Limit' },
              ],
            },
            {
              text: 'Pouch 400 g|Lot PO-5512, 6,060',
              children: [{ text: 'Nilgiri Packaging|Received 4 Nov', chip: 'good:Passed' }],
            },
          ],
        },
        { width: 798, height: 236, box: [206, 44], sideways: true },
      )}</div>`,
    ),
    beside(
      [1.6, 1],
      card(
        'Where it went',
        table(
          ['Customer', 'Delivery', 'Pieces:num', 'Shipped', 'State'],
          [
            ['Anand Retail', 'code:DN-5518', 2400, '11 Nov', 'good:Delivered'],
            ['Coral Bay Hotels', 'code:DN-5526', 600, '13 Nov', 'good:Delivered'],
            ['Konkan Stores', 'code:DN-5531', 960, '14 Nov', 'good:Delivered'],
            ['Own store, Pune 1', 'F-01-4', 2040, '', 'hue:In stock'],
          ],
          { total: 'B214' },
        ),
      ),
      panel(
        'Batch',
        facts(
          'Line|2, shift A',
          'Lead|Omkar Desai',
          'Moisture|good:8.1%',
          'Seal test|good:Passed',
          'Metal check|good:Passed',
          'Kept sample|Q-118',
        ),
      ),
    ),
  ),
};
