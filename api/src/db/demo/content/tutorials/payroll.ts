import type { DemoTutorial } from '../types.ts';

export const payrollTutorials: DemoTutorial[] = [
  {
    id: 'run-your-first-payroll',
    moduleId: 'payroll',
    title: 'Run your first payroll',
    summary: 'Prepare a small run, review the differences and release it with confidence.',
    level: 'beginner',
    minutes: 5,
    steps: [
      {
        title: 'Set up one salary structure',
        text: 'Open Salary structures and copy the sample closest to yours. Rename the components to the words on your payslips and check each formula. Use Test on employee to see the result for one person before you go on.',
      },
      {
        title: 'Assign it to a small group',
        text: 'Choose five to ten people with different cases, such as a joiner, a part-timer and someone with overtime. Assign the structure from the first day of the month. Leave everyone else until this run agrees with your old figures.',
      },
      {
        title: 'Collect the inputs',
        text: 'Open Runs, create a run for the month and select Collect. Inputs lists attendance, leave and claims with what is still missing. Solve the missing items or exclude the person with a reason.',
      },
      {
        title: 'Calculate and review',
        text: 'Select Calculate and open Review. Differences are grouped by reason, and each one opens into the two payslips side by side. Sign off a group when every difference in it is explained.',
      },
      {
        title: 'Release the run',
        text: "A second person releases the run, because the preparer can't. Payslips become visible in Self Service, and the bank file and the journal are created. From now on corrections go into the next run.",
      },
      {
        title: 'Compare with your old payroll',
        text: 'Export the run from the menu and compare net pay with your old system. Rounding differences below one rupee are normal. Repeat with a larger group next month before you move everyone.',
      },
    ],
  },
  {
    id: 'off-cycle-and-arrears',
    moduleId: 'payroll',
    title: 'Pay arrears and off-cycle amounts',
    summary: 'Handle a late increment, a forgotten allowance and a leaver without touching a released run.',
    level: 'advanced',
    minutes: 4,
    steps: [
      {
        title: 'Date the change correctly',
        text: 'Enter the new salary with the date from which it holds, even if that lies in a released month. The released run stays as it is. Payroll notes the months that need arrears.',
      },
      {
        title: 'Preview the arrears',
        text: 'Open Inputs in the current run and choose Arrears. Each month shows what was paid, what should have been paid and the difference by component. Contributions and tax are recalculated for those months as well.',
      },
      {
        title: 'Decide when to pay',
        text: "Leave the arrears in the regular run, or create an off-cycle run if the person shouldn't wait. An off-cycle run has its own review, bank file and payslip. Its tax is taken into account in the next regular run.",
      },
      {
        title: 'Settle a leaver',
        text: "Open Full and final and pick the leaver. Notice pay, leave balance, open claims and assets to return are listed with their amounts. Approve each line, since the settlement can't be released with an open one.",
      },
      {
        title: 'Check the ledger',
        text: 'After release open the journal from the run. Arrears carry the month that they belong to as a dimension, so reports by month stay correct. If a cost centre is missing, correct it in People and post the journal again.',
      },
    ],
  },
];
