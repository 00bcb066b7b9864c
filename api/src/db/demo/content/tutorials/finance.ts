import type { DemoTutorial } from '../types.ts';

export const financeTutorials: DemoTutorial[] = [
  {
    id: 'close-a-month',
    moduleId: 'general-ledger',
    title: 'Close a month with the checklist',
    summary: 'Work through the close in order, with owners and dates, and lock the period at the end.',
    level: 'intermediate',
    minutes: 5,
    steps: [
      {
        title: 'Create the checklist',
        text: 'Open Close checklist and choose New from last month. Tasks come with their owners and the working day on which they are due. Remove what no longer applies and add what was forgotten last time.',
      },
      {
        title: 'Lock the early modules',
        text: 'Lock stock, sales and purchase for the period as soon as their last documents are in. Late documents then go into the next period or need a release with a reason. The ledger itself stays open.',
      },
      {
        title: 'Post the regular entries',
        text: 'Start depreciation, accruals, revaluation and allocations from their tasks. Each run shows a preview first. Post it when the totals are as expected and note anything unusual on the task.',
      },
      {
        title: 'Reconcile',
        text: 'Open the reconciliation tasks for bank, tax, intercompany and the subledgers. A difference opens into the entries on both sides. A task can be completed only at zero or with an explained remainder.',
      },
      {
        title: 'Read the statements',
        text: 'Compare profit and loss with last month and with budget. Open any line above your threshold down to its postings. Write one sentence for each large difference, because it will be asked for.',
      },
      {
        title: 'Lock the period',
        text: 'When all tasks are complete, the controller locks the period. The checklist and its notes are kept with the statements. A period can be reopened only by two people, and both are recorded.',
      },
    ],
  },
  {
    id: 'import-opening-balances',
    moduleId: 'general-ledger',
    title: 'Bring in your opening balances',
    summary: 'Move to a new ledger at a period end, with subledgers and dimensions that agree.',
    level: 'advanced',
    minutes: 4,
    steps: [
      {
        title: 'Agree on the date',
        text: 'Choose a month end for which your old books are closed. Finish the chart of accounts and the dimensions before you load anything. Name one clearing account for the migration.',
      },
      {
        title: 'Load open items',
        text: 'Load open customer and supplier items one by one with their due dates, not as totals. Upload the file under Journals and check the totals by account. The other side goes to the clearing account.',
      },
      {
        title: 'Load assets and stock',
        text: 'Fixed Assets and Stock load their own registers with values and quantities. They post to the ledger against the clearing account too. Compare their totals with your old books at once.',
      },
      {
        title: 'Load the remaining balances',
        text: "Post the remaining accounts of the trial balance in one journal. The clearing account has to be zero afterwards. If it isn't, the difference equals a subledger that was loaded incompletely.",
      },
      {
        title: 'Prove it',
        text: 'Print both trial balances and compare them account by account. Have the reviewer sign the comparison and attach it to the journal. Then lock the period so that nothing moves.',
      },
    ],
  },
  {
    id: 'match-input-credit',
    moduleId: 'gst-returns',
    title: 'Match input credit with supplier data',
    summary: 'Find missing and changed supplier documents early and claim only what you may.',
    level: 'intermediate',
    minutes: 4,
    steps: [
      {
        title: 'Fetch the supplier data',
        text: 'Open Inward match and choose the period. Fetch the data through your portal connection or upload the downloaded file. The time of the last fetch is shown above the list.',
      },
      {
        title: 'Run the match',
        text: 'Select Match to compare the data with your bills by supplier, number, date and tax. Small differences in numbering, such as leading zeros, are joined by rule. You see the number of matched, changed, missing and extra documents.',
      },
      {
        title: 'Work on changed documents',
        text: 'Open a changed document to see both versions side by side. Correct your bill if the mistake is yours. Otherwise mark the field and leave a note for the supplier.',
      },
      {
        title: 'Remind suppliers',
        text: 'Select the missing documents and choose Remind. Each supplier gets one message with the list of its own documents. Answers come back to Supplier follow-up with the document attached.',
      },
      {
        title: 'Decide and claim',
        text: 'Choose for each remaining document whether to claim now, later or never. Totals by tax rate are updated as you decide. The return takes exactly the documents that you marked for this period.',
      },
    ],
  },
];
