import { conversation, threads } from '../../../kit/blocks/conversation.ts';
import { beside, card } from '../../../kit/blocks/layout.ts';
import type { Screen } from '../../../kit/frame.ts';

export const chatRooms: Screen = {
  user: 'Omkar Desai|Production',
  section: 'Rooms',
  title: '# shift-handover',
  note: '38 people, handover three times a day',
  action: 'Start call',
  second: 'Members',
  body: beside(
    [1, 2.1],
    card(
      '',
      threads(
        0,
        '# shift-handover|Yusuf: oven 2 belt again|11:31|3',
        '# plant-pune|Aarav: visitors at 15:00|11:02',
        '# line-6-project|Vikram: roof sheets came|10:47|1',
        '# quality|Lakshmi: B219 released soon|10:20',
        'Pooja Saxena|Thank you, moved to line 1|09:58',
        '# stores|Ritu: dock 6 closed until 15|09:31',
        '# canteen|Today: misal pav|08:45',
        '# thanks|Tara thanked Manish|Tue',
      ),
    ),
    card(
      '',
      conversation(
        [
          'Yusuf Ansari|11:14|Oven 2 stopped at 11:12. Belt runs to the left, same as Monday. Wrapper 1 has nothing to do.',
          'Vikram Singh|11:16|On my way with Suresh. Please do not restart by hand.',
          'me|11:19|Moving two people from wrapper 1 to line 5 gift boxes until it runs.',
          'Pooja Saxena|11:22|WO-4417 gets 40 minutes late then. Tea could go first on Thursday, I am changing the plan.',
          'Vikram Singh|11:29|Tension screw was loose. Belt is straight, test run for five minutes.',
          'Yusuf Ansari|11:31|Running. 212 °C, I stay with it.',
        ],
        'Message # shift-handover',
      ),
    ),
  ),
};
