import type { DemoTutorial } from '../types.ts';

export const peopleTutorials: DemoTutorial[] = [
  {
    id: 'bulk-update-employees',
    moduleId: 'people',
    title: 'Change many employee records at once',
    summary: 'Update a field for a whole department by file and see every difference before it is saved.',
    level: 'intermediate',
    minutes: 3,
    steps: [
      {
        title: 'Filter the people',
        text: 'Open Directory and filter by department, location or grade. Check the count at the top of the list. Save the filter if you will need the same group again.',
      },
      {
        title: 'Download the sheet',
        text: 'Choose Bulk update and the fields that you want to change. The file holds the current values and a column for the effective date. Leave a cell empty if the value should stay.',
      },
      {
        title: 'Fill in the changes',
        text: 'Change only the columns you picked and keep the employee code. Dates are written as 2026-11-20. Values from lists, such as grades, are on the second page of the file.',
      },
      {
        title: 'Read the preview',
        text: 'Upload the file and open the preview. Every difference is shown with the old and the new value, and rows with errors are set aside with their reason. Nothing has been saved at this point.',
      },
      {
        title: 'Confirm and keep the record',
        text: 'Confirm the good rows and download the rest to correct them. The change appears in the history of each employee with your name. Changes dated in the future wait and take effect on their own.',
      },
    ],
  },
  {
    id: 'open-a-position',
    moduleId: 'recruit',
    title: 'Open a position and plan the interviews',
    summary: 'Get a position approved, publish it and give each interviewer a clear part.',
    level: 'beginner',
    minutes: 3,
    steps: [
      {
        title: 'Ask for the position',
        text: 'Open Positions and choose New. Enter role, location, reason and the salary range, which is checked against the budget. The request goes to the approvers of the department.',
      },
      {
        title: 'Publish it',
        text: 'After approval write the text for the career page or start from a template. Choose the job boards and a closing date. Applications arrive in one list, and repeated ones from the same person are joined.',
      },
      {
        title: 'Define the scorecard',
        text: "Pick four to six criteria and write what a good answer looks like for each. Assign criteria to interviewers so that they don't all ask the same. Scores of others stay hidden until one's own are sent.",
      },
      {
        title: 'Move candidates',
        text: 'Drag candidates between stages or use the keyboard menu on the card. Each stage has a limit in days, and cards above it are marked. A candidate who is turned down gets the message that you chose for the stage.',
      },
      {
        title: 'Make the offer',
        text: 'Open Offers and pick the structure from Payroll. The candidate reads and accepts the offer on a page. Once it is accepted, Onboarding starts with the joining date.',
      },
    ],
  },
];
