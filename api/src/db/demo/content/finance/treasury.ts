import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const treasury: DemoBucket = {
  id: 'treasury',
  name: 'Treasury',
  description: 'Budgets, cash and spending, watched while there is still time to act.',
  modules: [
    {
      id: 'budgets',
      name: 'Budgets',
      tagline: 'Plans with owners, versions and early warnings',
      description:
        'Budgets by department, project and account with versions and approvals. Purchase requests see what is left before they are sent, not after.',
      longDescription: paragraphs(
        'Owners plan in a sheet that carries last year, this year so far and drivers such as headcount. Versions can be compared line by line, with comments beside the figures.',
        'Commitments count as soon as an order is approved. A request that exceeds the budget can be refused, sent for an extra approval or allowed with a warning, as you decide for each budget.',
      ),
      tags: ['Budgeting', 'Planning', 'Budget control', 'Variance'],
      sections: ['Plan', 'Versions', 'Control', 'Variance'],
      priority: 32,
      views: 10640,
      rating: 4.2,
      downloads: 4870,
      hasUrl: true,
      unitPrice: 310,
      trialDays: 14,
      version: '4.1.5',
      releasedAt: '2025-08-22T05:30:00Z',
      screenshots: screenshots('budgets', 'Nine budget lines with spent, committed and left, one of them over'),
    },
    {
      id: 'cash-forecast',
      name: 'Cash Forecast',
      tagline: 'Thirteen weeks of cash, corrected every day',
      description:
        'Expected receipts and payments by week and by bank account, taken from the ledgers and corrected by how customers really pay.',
      longDescription: paragraphs(
        'The forecast starts from open invoices, bills, payroll, taxes and loans. Customer receipts are moved to the date on which that customer usually pays, and the screen shows both dates.',
        'Add scenarios for a delayed order or an early payment and compare them. Each week keeps its earlier forecasts, so you can see how good they were.',
      ),
      tags: ['Cash flow', 'Forecasting', 'Liquidity', 'Treasury'],
      sections: ['Forecast', 'Scenarios', 'Accuracy'],
      views: 7430,
      rating: 4.3,
      downloads: 3120,
      hasUrl: true,
      unitPrice: 280,
      trialDays: 14,
      version: '3.1.0',
      releasedAt: '2026-05-14T06:00:00Z',
      screenshots: screenshots(
        'cash-forecast',
        'Cash balance of thirteen weeks in two cases with the lowest point in week 51, above the flows of five weeks',
      ),
    },
    {
      id: 'cost-centres',
      name: 'Cost Centres',
      tagline: 'Costs where they belong, shared by fair rules',
      description:
        'Cost centres in a tree with owners, allocations and reports. Shared costs are spread by drivers that everyone can see.',
      longDescription: paragraphs(
        'Allocations run in steps and can use headcount, area, hours or any figure that you enter. A preview shows who receives what before the run is posted, and a run can be reversed as a whole.',
        'Owners get a monthly page with their own costs, what was allocated to them and why.',
      ),
      tags: ['Cost centres', 'Allocation', 'Management accounting'],
      sections: ['Structure', 'Allocations', 'Owner reports'],
      views: 5180,
      rating: 4.0,
      downloads: 2240,
      hasUrl: true,
      unitPrice: 200,
      trialDays: 0,
      version: '3.3.1',
      releasedAt: '2024-11-27T06:15:00Z',
      screenshots: screenshots(
        'cost-centres',
        'Tree of cost centres with their October cost, above the keys of the allocation',
      ),
    },
    {
      id: 'expense-cards',
      name: 'Expense Cards',
      tagline: 'Company cards with limits and instant receipts',
      description:
        'Virtual and plastic cards with limits by person, category and day. The receipt is asked for while the cardholder is still at the counter.',
      longDescription: paragraphs(
        'Issue a card in a minute, for a person, a team or a single purchase. Limits and categories can be changed at once, and a lost card is frozen from the phone by its holder.',
        'Each payment arrives with merchant and tax details and asks for a photo of the bill. Coded payments go to the ledger daily, and the statement reconciles itself.',
      ),
      tags: ['Cards', 'Expenses', 'Spend control', 'Receipts'],
      sections: ['Cards', 'Payments', 'Limits', 'Statements'],
      priority: 40,
      views: 8655,
      rating: 4.1,
      downloads: 3590,
      hasUrl: true,
      unitPrice: 240,
      trialDays: 14,
      version: '2.6.0',
      releasedAt: '2026-02-03T06:45:00Z',
      screenshots: screenshots(
        'expense-cards',
        'Card spending by day and kind, above six payments, one without a receipt and one declined',
      ),
    },
  ],
};
