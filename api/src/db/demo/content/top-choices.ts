import type { DemoTopChoice } from './types.ts';

export const demoTopChoices: DemoTopChoice[] = [
  {
    moduleId: 'payroll',
    description: 'From checked attendance to released salaries, with every difference from last month explained.',
    rating: 4.8,
  },
  {
    moduleId: 'attendance',
    description: 'Punches from devices, phones and gates on one sheet, with exceptions sorted for the manager.',
    rating: 4.7,
  },
  {
    moduleId: 'pipeline',
    description: 'Deals by stage on a board, with their age, next step and share of the forecast.',
    rating: 4.6,
  },
  {
    moduleId: 'purchase-orders',
    description: 'Orders from requisition to receipt, with approvals, price history and three-way match.',
    rating: 4.6,
  },
  {
    moduleId: 'kpi-boards',
    description: 'Targets, actuals and owners on one board that turns amber before it turns red.',
    rating: 4.5,
  },
  {
    moduleId: 'projects',
    description: 'Plans, milestones and budgets that follow the tasks instead of a weekly spreadsheet.',
    rating: 4.7,
  },
];
