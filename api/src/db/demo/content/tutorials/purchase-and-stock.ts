import type { DemoTutorial } from '../types.ts';

export const purchaseAndStockTutorials: DemoTutorial[] = [
  {
    id: 'create-a-purchase-order',
    moduleId: 'purchase-orders',
    title: 'Create your first purchase order',
    summary: 'Turn a request into an order, get it approved and have the supplier confirm it.',
    level: 'beginner',
    minutes: 4,
    steps: [
      {
        title: 'Start from a request',
        text: 'Open Orders, choose New and pick approved requests for one supplier. Lines bring quantity, date and cost centre with them. You can also start from a contract or from an empty order.',
      },
      {
        title: 'Check the prices',
        text: 'Price history shows what was paid for each line and to whom. If a contract exists, its price is used and marked. A higher price asks you for a reason.',
      },
      {
        title: 'Send for approval',
        text: 'Select Submit and read who will be asked. The approvers follow from amount, category and site. A change of quantity later asks only the approver whose limit it crosses.',
      },
      {
        title: 'Send it to the supplier',
        text: 'After approval the order goes out by e-mail or to the portal, with your terms attached. The state shows when the supplier has opened it. You can send it again without making a new version.',
      },
      {
        title: 'Follow the confirmation',
        text: 'The supplier confirms dates and quantities by line. A date after your need is shown in Confirmations with what depends on it. Accept it, ask again or look for another supplier from there.',
      },
    ],
  },
  {
    id: 'handle-match-differences',
    moduleId: 'purchase-orders',
    title: 'Handle differences in the three-way match',
    summary: 'Set tolerances, read the comparison and settle price and quantity differences quickly.',
    level: 'advanced',
    minutes: 4,
    steps: [
      {
        title: 'Set the tolerances',
        text: 'Open Matching and set a percentage and an amount for each category. The smaller of the two holds. Begin with two percent and 500 rupees, and tighten later.',
      },
      {
        title: 'Read the comparison',
        text: 'A held invoice opens with order, receipt and invoice side by side. The field that differs is marked, and earlier differences with the same supplier are listed below. Most cases are clear at this point.',
      },
      {
        title: 'Settle a quantity difference',
        text: 'If goods are still to come, leave the invoice on hold and set the expected date. If the receipt was counted wrongly, send it back to the store. Otherwise ask for a credit note from the same screen.',
      },
      {
        title: 'Settle a price difference',
        text: "If the new price was agreed, the buyer changes the order and the match clears itself. If it wasn't, choose Short pay or Dispute with a note. The supplier sees the reason in the portal.",
      },
      {
        title: 'Learn from the month',
        text: 'The monthly list shows differences by supplier, category and reason. Take the first three to the suppliers concerned. Loosen a tolerance only when the work costs more than the amount at stake.',
      },
    ],
  },
  {
    id: 'set-reorder-levels',
    moduleId: 'stock',
    title: 'Set reorder levels that fit',
    summary: 'Use consumption and lead time to set minimum levels, and review the suggestions each month.',
    level: 'intermediate',
    minutes: 4,
    steps: [
      {
        title: 'Choose the items',
        text: "Open Reorder levels and filter items with regular use. Slow and project items don't need a level. Start with the hundred that are issued most often.",
      },
      {
        title: 'Check the lead times',
        text: 'The list shows the lead time in the master data and the one measured from the last receipts. Where they differ by more than a third, accept the measured one. A wrong lead time spoils every level built on it.',
      },
      {
        title: 'Pick a service level',
        text: 'Choose how often an item may run out. Ninety-five percent suits most, and items that stop production need more. The screen shows what each step costs in stock value.',
      },
      {
        title: 'Review the suggestions',
        text: "Each suggestion explains use, variation and lead time in a sentence. Accept a group of them or change single ones with a reason. Levels with a reason aren't changed by the next run.",
      },
      {
        title: 'Look at the effect',
        text: 'After a month open the list again and compare stock-outs and value. Items that ran out in spite of the level are marked. Adjust the service level before you adjust single items.',
      },
    ],
  },
];
