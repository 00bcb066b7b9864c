import type { DemoTutorial } from '../types.ts';

export const productionTutorials: DemoTutorial[] = [
  {
    id: 'release-a-work-order',
    moduleId: 'work-orders',
    title: 'Release and finish a work order',
    summary: 'From a planned order to finished goods in stock, with progress and cost on the way.',
    level: 'beginner',
    minutes: 4,
    steps: [
      {
        title: 'Take a planned order',
        text: 'Open Orders and choose a planned order, or create one by hand. Product, quantity and date bring the bill and the routing. Check the version if the product was changed lately.',
      },
      {
        title: 'Check the material',
        text: 'Open Material check to see what is free, reserved or missing. A missing part shows its next receipt. Reserve the rest now so that no other order takes it.',
      },
      {
        title: 'Schedule it',
        text: "Open Schedule and drop the order on the machine. Operations are placed backwards from the due date. If one doesn't fit, the conflict is shown along with the orders that it would move.",
      },
      {
        title: 'Release',
        text: 'Select Release to print or publish the papers. Operators see the order on their screens in Shop Floor. Material can be issued from this moment.',
      },
      {
        title: 'Report progress',
        text: 'Operators report good and rejected pieces by operation, or a counter does it. Progress compares planned and actual time while the order runs. Rework can be added as an operation with its own reason.',
      },
      {
        title: 'Complete and settle',
        text: 'Report the last operation and receive the goods with their batch. Order cost shows the differences by material, time and scrap. Complete the order to settle them.',
      },
    ],
  },
  {
    id: 'set-up-a-line-board',
    moduleId: 'shop-floor',
    title: 'Put a line board on the wall',
    summary: 'Show output, stops and rejects for one line on a large screen, with signals where you have them.',
    level: 'intermediate',
    minutes: 3,
    steps: [
      {
        title: 'Define the line',
        text: 'Open Line board and choose New. Add the machines in the order in which the product passes them. Enter the planned rate for each product or take it from the routing.',
      },
      {
        title: 'Connect the signals',
        text: 'Under Machine signals choose the counter or the state signal of each machine. A machine without a signal is reported by its operator. Watch ten cycles and compare them with a count by hand.',
      },
      {
        title: 'List the stop reasons',
        text: "Keep the list to about twelve reasons in the words of the shop floor. A stop longer than a minute asks for one of them. Add a reason for planned stops so that breaks don't count as losses.",
      },
      {
        title: 'Put it on the screen',
        text: "Open the board's link on the screen and choose Wall view. It signs in with a device code and shows this line only. Letters are large enough to be read from ten metres.",
      },
      {
        title: 'Use it at the shift change',
        text: 'The Shift report opens with output, the three longest stops and rejects. Agree on one action and note it. The next shift sees it at the top of the board.',
      },
    ],
  },
  {
    id: 'read-mrp-exceptions',
    moduleId: 'mrp',
    title: 'Read planning exceptions in the right order',
    summary: 'Work through a planning run from the most costly exception down, and test a choice before acting.',
    level: 'advanced',
    minutes: 4,
    steps: [
      {
        title: 'Start with customer orders',
        text: 'Open Exceptions and group by customer order. Exceptions that delay a promised date come first. Internal orders can wait until these are solved.',
      },
      {
        title: 'Open the demand trace',
        text: 'Select an exception and open the trace. It shows each level from the customer order to the late component. Often one component explains ten exceptions.',
      },
      {
        title: 'Choose a remedy',
        text: 'The choices are expedite, split, substitute and move. Each shows its effect on dates and cost. Expedite only what the supplier has agreed to, or the next run will bring it back.',
      },
      {
        title: 'Test it in a copy',
        text: 'Choose Simulate to apply the remedy in a copy of the plan. Compare late orders and stock between the two plans. Discard the copy or take over the changes.',
      },
      {
        title: 'Leave notes',
        text: 'Write a note on exceptions that you accept, with a date to look again. They are hidden until that date. The list then shows tomorrow what is new, and not what you know already.',
      },
    ],
  },
];
