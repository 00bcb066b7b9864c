import { conversation, threads } from '../../../kit/blocks/conversation.ts';
import { facts } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import type { Screen } from '../../../kit/frame.ts';

export const serviceDesk: Screen = {
  user: 'Neha Kulkarni|Service lead',
  section: 'Ticket',
  title: 'Delivery came with two boxes short',
  note: 'SD-3318, Coral Bay Hotels, answer due in 42 min',
  action: 'Solve',
  second: 'Assign',
  body: beside(
    [0.95, 1.55, 0.85],
    card(
      '',
      threads(
        1,
        'Zenith Motors|Invoice shows old address|11:20|1',
        'Coral Bay Hotels|Two boxes short|11:04|2',
        'Irani Cafe Group|Change delivery day|10:38',
        'Lotus Labs|Best before on batch B214|10:12|1',
        'Konkan Stores|Cannot open the price list|09:55',
        'Freshmart|Sample labels|09:31',
        'Northstar Hospitals|Diet pack allergens|09:02',
        'Bharat Agro|Thank you for the gift boxes|Tue',
      ),
    ),
    card(
      '',
      conversation(
        [
          'Farhan Lobo|10:51|Good morning. Order SO-8811 arrived with 22 boxes of ragi cookies, the note says 24. The seal on the pallet was whole.',
          'me|10:58|Thank you for telling us. I see 24 on the pick list and 22 on the scale. I am asking the packing hall now.',
          'Farhan Lobo|11:01|We have a wedding on Friday, so we do need them.',
          'me|11:03|The two boxes leave with tomorrow’s van and arrive by 10:00. A credit note is not needed then, or would you prefer one?',
          'Farhan Lobo|11:04|Tomorrow is perfect. Please confirm the van.',
        ],
        'Write an answer',
      ),
    ),
    stack(
      panel('Customer', facts('Plan|Priority', 'Orders|214', 'Open|2', 'Mood|good:Calm')),
      panel(
        'Request',
        facts(
          'Kind|Short delivery',
          'Order|SO-8811',
          'Boxes|22 of 24',
          'First answer|good:7 min',
          'Solve by|warn:15:00',
        ),
      ),
    ),
  ),
};
