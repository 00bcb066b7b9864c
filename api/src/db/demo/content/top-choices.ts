import type { DemoTopChoice } from './types.ts';

const film = (moduleId: string) => ({
  video: `video-${moduleId}.webm`,
  thumbnail: `video-${moduleId}-poster.avif`,
  image: `video-${moduleId}-poster.avif`,
});

export const demoTopChoices: DemoTopChoice[] = [
  {
    moduleId: 'payroll',
    description: 'From checked attendance to released salaries, with every difference from last month explained.',
    ...film('payroll'),
    rating: 4.8,
  },
  {
    moduleId: 'attendance',
    description: 'Punches from devices, phones and gates on one sheet, with exceptions sorted for the manager.',
    ...film('attendance'),
    rating: 4.7,
  },
  {
    moduleId: 'pipeline',
    description: 'Deals by stage on a board, with their age, next step and share of the forecast.',
    ...film('pipeline'),
    rating: 4.6,
  },
  {
    moduleId: 'purchase-orders',
    description: 'Orders from requisition to receipt, with approvals, price history and three-way match.',
    ...film('purchase-orders'),
    rating: 4.6,
  },
  {
    moduleId: 'kpi-boards',
    description: 'Targets, actuals and owners on one board that turns amber before it turns red.',
    ...film('kpi-boards'),
    rating: 4.5,
  },
  {
    moduleId: 'projects',
    description: 'Plans, milestones and budgets that follow the tasks instead of a weekly spreadsheet.',
    ...film('projects'),
    rating: 4.7,
  },
];
