import type { DemoTutorial } from '../types.ts';

export const analyticsTutorials: DemoTutorial[] = [
  {
    id: 'build-a-dashboard',
    moduleId: 'dashboards',
    title: 'Build your first dashboard',
    summary: 'Put four figures on a page, filter them together and share the page with your team.',
    level: 'beginner',
    minutes: 4,
    steps: [
      {
        title: 'Create a page',
        text: 'Open Pages and choose New. Give it the name of the question that it answers, such as Are orders late. An empty grid with twelve columns appears.',
      },
      {
        title: 'Add figures',
        text: 'Open the Figure library and search for a figure by name. Read its definition and owner before you place it. Drag it to the grid and choose number, line, bar or table.',
      },
      {
        title: 'Add a filter',
        text: "Add a filter for period or region at the top. It acts on all figures that know the field, and the others say that they don't use it. The chosen filter becomes part of the address.",
      },
      {
        title: 'Look behind a figure',
        text: 'Select a bar or a number to see the records behind it. You see only what your rights allow. Use this to check the page once before others rely on it.',
      },
      {
        title: 'Share it',
        text: 'Choose Share and pick roles, not single people. Readers can filter but not change the page. Under Schedules you can send it as a PDF each Monday.',
      },
    ],
  },
  {
    id: 'put-a-dashboard-on-a-screen',
    moduleId: 'dashboards',
    title: 'Show a dashboard on a wall screen',
    summary: 'Prepare a page that is readable from a distance and refreshes by itself.',
    level: 'intermediate',
    minutes: 2,
    steps: [
      {
        title: 'Make a copy for the wall',
        text: "Copy the page and keep four to six figures. Numbers and simple bars can be read from a distance, while tables can't. Remove filters that nobody will touch.",
      },
      {
        title: 'Set the refresh',
        text: 'Open the page settings and choose how often it reads new data. Five minutes suit most screens. The time of the last reading is shown in the corner.',
      },
      {
        title: 'Register the screen',
        text: "Open Wall screens and choose Add to get a six-digit device code. Open the address on the screen and enter the code. The screen shows this page only and can't open records.",
      },
      {
        title: 'Plan several pages',
        text: 'Add pages and seconds for each if the screen should rotate. Set hours in which it goes dark. A lost connection is shown clearly, so nobody reads old figures as new.',
      },
    ],
  },
  {
    id: 'set-up-a-kpi-review',
    moduleId: 'kpi-boards',
    title: 'Prepare a monthly KPI review',
    summary: 'Define a few indicators with owners and limits, and run a review that ends with actions.',
    level: 'intermediate',
    minutes: 4,
    steps: [
      {
        title: 'Choose few indicators',
        text: 'Open Indicators and create no more than twelve for a board. Each needs a formula, a unit and one owner. If nobody can influence a figure, leave it out.',
      },
      {
        title: 'Set targets and limits',
        text: 'Enter the target by month, with a season or a ramp where it applies. Amber should come early enough to act. Green needs no discussion, so set the limits honestly.',
      },
      {
        title: 'Connect the values',
        text: 'Take values from a module where you can, and enter the rest by hand. The board shows the source of each. A missing value is shown as missing and never as zero.',
      },
      {
        title: 'Collect the notes',
        text: 'Three days before the review, owners of amber and red indicators are asked for a note. It says why, what is being done and by when. Notes stay with the month.',
      },
      {
        title: 'Run the review',
        text: "Open Reviews and go through the indicators that are off target. Last month's actions come first. Close with new actions, which appear in Tasks with their dates.",
      },
    ],
  },
  {
    id: 'build-a-grouped-report',
    moduleId: 'report-builder',
    title: 'Build a report with groups and totals',
    summary: 'Make a list of open orders by customer, with subtotals, and schedule it.',
    level: 'beginner',
    minutes: 3,
    steps: [
      {
        title: 'Pick the subject',
        text: "Open Builder and choose Sales orders as the subject. The field list shows names and explanations. Fields from linked records, such as the customer's region, are listed below.",
      },
      {
        title: 'Choose the fields',
        text: 'Add customer, order number, promise date and open amount. The preview shows real rows as you go. Drag columns to change their order.',
      },
      {
        title: 'Group and total',
        text: 'Group by customer and set open amount to sum. Sort the groups by their total, the largest first. Groups can be closed and opened in the result.',
      },
      {
        title: 'Filter with care',
        text: "Add the condition that the order isn't completed. Use relative dates, such as before today, so the report stays right tomorrow. The count of rows shows at once if a filter is too strict.",
      },
      {
        title: 'Save and schedule',
        text: 'Save it under a name that says what it lists. Share it with a role or schedule it as a file for Monday at seven. The recipient sees only the rows that their rights allow.',
      },
    ],
  },
];
