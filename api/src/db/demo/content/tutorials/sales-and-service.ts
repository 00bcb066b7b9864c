import type { DemoTutorial } from '../types.ts';

export const salesAndServiceTutorials: DemoTutorial[] = [
  {
    id: 'set-up-lead-assignment',
    moduleId: 'leads',
    title: 'Assign new leads within a minute',
    summary: 'Write assignment rules with a clock, so that no enquiry waits for somebody to notice it.',
    level: 'intermediate',
    minutes: 4,
    steps: [
      {
        title: 'List your teams',
        text: 'Open Assignment and create a team for each area or product. Add the members with their working hours. Someone on leave is skipped as long as Leave says so.',
      },
      {
        title: 'Order the rules',
        text: 'Add rules from the most specific to the most general, such as product and state first and all others last. The first rule that fits decides. The last rule needs no condition, so that nothing falls through.',
      },
      {
        title: 'Set the clock',
        text: "Choose how soon a lead must be answered and what happens when it isn't. A usual start is two working hours and then the next member of the team. Calls and mails count as answers, and notes don't.",
      },
      {
        title: 'Test with last week',
        text: "Choose Test and run the rules on last week's leads. The result shows who would have got each lead. Correct the rules until the shares look fair to the team.",
      },
      {
        title: 'Switch on and watch',
        text: 'Switch the rules on in the morning of a normal day. Inbox shows the time left on each lead. After a week compare the answer time before and after in Sources.',
      },
    ],
  },
  {
    id: 'run-a-forecast-review',
    moduleId: 'pipeline',
    title: 'Run a forecast review in thirty minutes',
    summary: 'Use the weekly changes to talk about facts and leave with a next step for each large deal.',
    level: 'intermediate',
    minutes: 3,
    steps: [
      {
        title: 'Start with what changed',
        text: 'Open Weekly changes and choose the team. Added, lost, moved and resized deals are listed with their amounts. Five minutes are enough to agree on why the forecast moved.',
      },
      {
        title: 'Look at deals that stand still',
        text: 'Switch to the Board and filter by Standing still. Each card shows how much longer than usual it has been in its stage. Ask for a next step with a date, or move the deal back.',
      },
      {
        title: 'Check the commit deals',
        text: 'Open Forecast and read the commit column deal by deal. The stage conditions on each card show what is still open. A deal without an agreed date belongs to best case.',
      },
      {
        title: 'Compare with history',
        text: 'The historical range shows what this team usually closes from such a board. If commit lies above it, name the deal that makes this quarter different. Write that down as a comment on the deal.',
      },
      {
        title: 'Send the result',
        text: "Choose Snapshot to keep the figures of the day. Notes and next steps become tasks for the owners. Next week's review starts from this snapshot.",
      },
    ],
  },
  {
    id: 'reduce-first-answer-time',
    moduleId: 'service-desk',
    title: 'Bring the first answer time down',
    summary: 'Find out where tickets wait, and change routing, hours and articles in the right order.',
    level: 'advanced',
    minutes: 4,
    steps: [
      {
        title: 'Measure by hour',
        text: 'Open Service levels and show the first answer by hour of arrival. Most teams find two hours that cause half of the delay. Compare them with the hours that the team works.',
      },
      {
        title: 'Route by language and product',
        text: 'Tickets that change teams wait twice. List those with more than one team and look at their product and language. Add a rule for the two most frequent combinations.',
      },
      {
        title: 'Answer the frequent ones',
        text: "Sort last month's tickets by reason and take the first five. Write one article for each from the best existing answer. Customers see it in the portal while they type.",
      },
      {
        title: 'Use waiting correctly',
        text: 'Waiting for the customer stops the clock, but only when a question was asked. Filter tickets in waiting without a question. Bring them back to the queue and agree with the team on the use of that state.',
      },
      {
        title: 'Check after two weeks',
        text: "Compare the same two weeks before and after. Look at ratings as well, because a fast answer that doesn't help comes back. Keep the change that worked and undo the one that didn't.",
      },
    ],
  },
];
