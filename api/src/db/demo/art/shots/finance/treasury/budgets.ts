import { figures } from '../../../kit/blocks/figures.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

const budgetLine = (name: string, plan: number, spent: number, open: number, tone: string) => [
  name,
  plan,
  spent,
  open,
  plan - spent - open,
  `bar:${Math.round(((spent + open) / plan) * 100)}`,
  tone,
];

export const budgets: Screen = {
  user: 'Kiran Bhat|Treasury',
  section: 'Control',
  title: 'Operations, 2026–27',
  note: 'April to October, 7 of 12 months',
  action: 'Ask for more',
  second: 'Compare versions',
  body: stack(
    figures(
      ['Budget', '₹4.20 Cr', 'to October'],
      ['Spent', '₹3.61 Cr', '86%'],
      ['Committed', '₹32.4 L', 'open orders'],
      ['Left', '₹26.6 L', '6%', 'good'],
    ),
    card(
      '',
      table(
        ['Line', 'Budget:inr', 'Spent:inr', 'Committed:inr', 'Left:inr', 'Used', 'State'],
        [
          budgetLine('Repairs', 6400000, 5210000, 640000, 'good:On plan'),
          budgetLine('Power and fuel', 12600000, 11840000, 0, 'good:On plan'),
          budgetLine('Packaging', 8900000, 7640000, 1420000, 'bad:Over'),
          budgetLine('Contract labour', 7200000, 6380000, 310000, 'good:On plan'),
          budgetLine('Safety', 1300000, 842000, 120000, 'good:On plan'),
          budgetLine('Lab and quality', 1900000, 1655000, 190000, 'warn:Close'),
          budgetLine('Travel', 1100000, 968000, 60000, 'warn:Close'),
          budgetLine('Training', 900000, 410000, 80000, 'good:On plan'),
          budgetLine('Other', 1700000, 1155000, 420000, 'good:On plan'),
        ],
        { total: 'Operations' },
      ),
    ),
  ),
};
