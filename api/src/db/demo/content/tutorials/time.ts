import type { DemoTutorial } from '../types.ts';

export const timeTutorials: DemoTutorial[] = [
  {
    id: 'connect-a-device',
    moduleId: 'attendance',
    title: 'Connect a biometric device',
    summary: 'Register a device, match its people with your employees and see the first punches arrive.',
    level: 'intermediate',
    minutes: 4,
    steps: [
      {
        title: 'Note the device details',
        text: 'You need the serial number, the site and a network connection that allows outgoing traffic. The device calls the service, so no incoming port has to be opened. Check that its clock is right before you start.',
      },
      {
        title: 'Register the device',
        text: 'Open Devices, choose Add and enter the serial number and the site. Copy the address and the key that are shown and enter them in the device menu. The state changes to Connected after the first call, usually within two minutes.',
      },
      {
        title: 'Match people',
        text: 'The device knows people by a number. Choose Match and compare its list with employee codes, where exact matches are joined already. Join the rest by hand or mark them as unknown.',
      },
      {
        title: 'Watch the first punches',
        text: 'Ask two people to punch and open the Daily sheet. The punches appear with the name of the device. If one is missing, look under Exceptions for an unknown number.',
      },
      {
        title: 'Plan for outages',
        text: 'Devices keep punches while the connection is down and send them later. Set the warning under Devices to the number of minutes that suits the site. Days that receive late punches are calculated again until the period is locked.',
      },
    ],
  },
  {
    id: 'clear-attendance-exceptions',
    moduleId: 'attendance',
    title: 'Clear exceptions before payroll',
    summary: 'A short routine for managers that leaves a clean sheet by the last day of the month.',
    level: 'beginner',
    minutes: 3,
    steps: [
      {
        title: 'Open the exceptions of your team',
        text: 'Exceptions lists late arrivals, missed punches and unplanned overtime, with the oldest first. Each row shows the shift and the punches that were found. Work through the list once a week and it stays short.',
      },
      {
        title: 'Approve corrections',
        text: 'Requests from employees carry a reason and the time they propose. Compare it with the punches of the day and approve or return it with a note. The measured time is kept beside the corrected one.',
      },
      {
        title: 'Decide on overtime',
        text: 'Overtime counts only when it is approved. Approve the full time or a part of it, and choose pay or time off if your rules allow both. Payroll and Leave receive the result.',
      },
      {
        title: 'Handle absences',
        text: 'A day without a punch and without leave shows as absent. Ask the employee to apply for leave or to correct the day. You can also apply for them if they are out of reach.',
      },
      {
        title: 'Confirm the period',
        text: 'When the list is empty, select Confirm period. HR sees which teams have confirmed and locks the sheet. If a day has to be opened later, the difference is paid as an arrear.',
      },
    ],
  },
  {
    id: 'set-up-leave-types',
    moduleId: 'leave',
    title: 'Set up leave types and balances',
    summary: 'Create a leave type with accrual and carry forward, and bring in opening balances by file.',
    level: 'intermediate',
    minutes: 4,
    steps: [
      {
        title: 'Create the leave type',
        text: 'Open Leave types and choose New. Name it as employees call it and set the unit to days or half days. Decide whether proof is needed and from which number of days.',
      },
      {
        title: 'Define the accrual',
        text: 'Choose yearly, monthly or by days worked. Set what happens during probation and how joiners in mid-month are treated. The preview shows the next twelve months for a sample employee.',
      },
      {
        title: 'Limit and carry forward',
        text: "Enter the highest balance and what may be carried into the next year. Anything above can lapse or be paid out. Each rule appears in words in the employee's balance, so choose one that you can explain.",
      },
      {
        title: 'Attach a holiday list',
        text: 'Make one list for each location under Holiday lists. Decide whether a holiday inside a leave counts as leave. Employees get the list of their work location by themselves.',
      },
      {
        title: 'Import opening balances',
        text: 'Download the template, fill in employee code, leave type and balance, and upload it. The check lists unknown codes and balances above the limit. Nothing is saved until you confirm the preview.',
      },
    ],
  },
];
