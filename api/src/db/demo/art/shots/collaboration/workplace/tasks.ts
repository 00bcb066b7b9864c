import { board, lane } from '../../../kit/blocks/board.ts';
import { events, facts } from '../../../kit/blocks/fields.ts';
import { beside, panel, stack } from '../../../kit/blocks/layout.ts';
import { checklist } from '../../../kit/blocks/steps.ts';
import type { Screen } from '../../../kit/frame.ts';

export const myTasks: Screen = {
  user: 'Leela Varma|Marketing',
  section: 'Today',
  title: 'My tasks',
  note: '10 open, 4 today, 1 late',
  action: 'Add task',
  second: 'Plan my day',
  body: beside(
    [1.75, 1],
    stack(
      panel(
        'Today',
        checklist(
          'x|Send label proof to Nilgiri|Packaging, done 09:40',
          '|Approve recipe film, second cut|Winter breakfast, 12:00',
          '|Answer Freshmart about the shelf test|Service, 15:00',
          '|Numbers for the Monday report|Marketing, 17:00',
          '|Photos of gift boxes|Late since 17 Nov',
        ),
        '1 of 5 done',
      ),
      panel(
        'This week',
        checklist(
          '|Book stand for the Pune food fair|Thu 19 Nov',
          '|Text for the tea label, cold glue|Thu 19 Nov',
          '|Interview with Rustom Irani|Fri 20 Nov',
        ),
      ),
      panel(
        'Later',
        checklist('|Budget proposal 2027|30 Nov', '|Stockist handbook, new edition|11 Dec', '|Year review film|18 Dec'),
      ),
    ),
    stack(
      panel(
        'Approve recipe film',
        facts('Project|Winter breakfast', 'From|Kabir Sethi', 'Due|warn:Today, 12:00', 'Effort|30 min'),
      ),
      panel(
        'Steps',
        checklist('x|Sound level|', 'x|Subtitles in Hindi|', '|Logo on the last frame|', '|Send to the agency|'),
      ),
      panel(
        'Course',
        events('hue|Kabir Sethi attached cut-2.mp4|Today, 09:12', 'quiet|You: music is too loud at 0:18|Tue, 16:40'),
      ),
    ),
  ),
};

export const teamBoard: Screen = {
  user: 'Leela Varma|Marketing',
  section: 'Board',
  title: 'Marketing board',
  note: '14 tasks, 5 people, week 47',
  action: 'Add task',
  second: 'Filter',
  body: board(
    lane(
      'To do',
      '',
      'Book stand for the food fair|Thu 19 Nov|hue:Events|Leela Varma',
      'Plan December mails|Fri 20 Nov|hue:E-mail|Priya Nambiar',
      'Interview with Rustom Irani|Fri 20 Nov|hue:Story|Leela Varma',
      'Stockist handbook|11 Dec|quiet:Print|Rahul Jadhav',
    ),
    lane(
      'Doing',
      '',
      'Recipe film, second cut|Today, 12:00|warn:Film|Kabir Sethi',
      'Landing page, stockists|Thu 19 Nov|hue:Web|Priya Nambiar',
      'Tea label, cold glue|Thu 19 Nov|hue:Packaging|Leela Varma',
      'Search words, oats|Fri 20 Nov|hue:Ads|Sameer Kulkarni',
    ),
    lane(
      'Review',
      '',
      'Gift box photos|Late since 17 Nov|bad:Photo|Rahul Jadhav',
      'November numbers|Today, 17:00|hue:Report|Sameer Kulkarni',
    ),
    lane(
      'Done',
      '',
      'Label proof to Nilgiri|Today, 09:40|good:Packaging|Leela Varma',
      'Teaser mail|Mon 16 Nov|good:E-mail|Priya Nambiar',
      'Offer mail|Tue 17 Nov|good:E-mail|Priya Nambiar',
      'Prices for the catalogue|Mon 16 Nov|good:Print|Rahul Jadhav',
    ),
  ),
};
