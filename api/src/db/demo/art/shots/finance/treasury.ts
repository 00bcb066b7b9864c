import type { Screen } from '../../kit/frame.ts';
import { budgets } from './treasury/budgets.ts';
import { cashForecast } from './treasury/cash-forecast.ts';
import { costCentres } from './treasury/cost-centres.ts';
import { expenseCards } from './treasury/expense-cards.ts';

export const treasuryScreens: Record<string, Screen[]> = {
  budgets: [budgets],
  'cash-forecast': [cashForecast],
  'cost-centres': [costCentres],
  'expense-cards': [expenseCards],
};
