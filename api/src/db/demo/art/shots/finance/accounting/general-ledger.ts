import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Value } from '../../../kit/cell.ts';
import type { Screen } from '../../../kit/frame.ts';

/** Debits and credits are equal. */
export const journalLines: Value[][] = [
  ['18 Nov', 'code:JV-2261', 'two:Trade receivables|Anand Retail, INV-4471', 'Mumbai', 236000, ''],
  ['18 Nov', 'code:JV-2261', 'two:Sales, packaged food|Line 1 to 3', 'Mumbai', '', 200000],
  ['18 Nov', 'code:JV-2261', 'two:Output IGST 18%|', 'Mumbai', '', 36000],
  ['17 Nov', 'code:JV-2260', 'two:Electricity|MSEDCL, October', 'Pune', 184350, ''],
  ['17 Nov', 'code:JV-2260', 'two:Accrued expenses|', 'Pune', '', 184350],
  ['17 Nov', 'code:JV-2259', 'two:HDFC current account|NEFT N3220418', 'Head office', 512400, ''],
  ['17 Nov', 'code:JV-2259', 'two:Trade receivables|Coral Bay Hotels', 'Head office', '', 512400],
  ['16 Nov', 'code:JV-2258', 'two:Depreciation|Plant and machinery', 'Pune', 96800, ''],
  ['16 Nov', 'code:JV-2258', 'two:Accumulated depreciation|', 'Pune', '', 96800],
];

export const journal: Screen = {
  user: 'Rohan Shah|Controller',
  section: 'Journals',
  title: 'Journal',
  note: 'November 2026, period open until 5 Dec',
  action: 'New entry',
  second: 'Import',
  body: stack(
    filters(['All|318', 'Posted|311', 'Draft|5', 'To review|2'], 'Unit: all'),
    card(
      '',
      table(['Date', 'Entry', 'Account', 'Unit', 'Debit:inr', 'Credit:inr'], journalLines, { total: '9 lines' }),
    ),
  ),
};

export const trialBalance: Screen = {
  user: 'Rohan Shah|Controller',
  section: 'Accounts',
  title: 'Trial balance',
  note: '1 Apr to 31 Oct 2026, Sahyadri Foods',
  action: 'Close October',
  second: 'Export',
  body: stack(
    figures(
      ['Profit to date', '₹1.62 Cr', '+9.4%', 'good'],
      ['Revenue', '₹11.40 Cr', '+6.1%', 'good'],
      ['Unposted', '0', 'entries', 'good'],
      ['Differences', '₹0', 'balanced', 'good'],
    ),
    card(
      '',
      table(
        ['Account', 'Name', 'Opening:inr', 'Debit:inr', 'Credit:inr'],
        [
          ['code:1100', 'Plant and machinery', 'muted:₹4,10,00,000', 42800000, ''],
          ['code:1310', 'Inventory', 'muted:₹96,40,000', 10250000, ''],
          ['code:1420', 'Trade receivables', 'muted:₹1,58,00,000', 17420000, ''],
          ['code:1510', 'HDFC current account', 'muted:₹38,20,000', 6190000, ''],
          ['code:2100', 'Trade payables', 'muted:₹1,21,00,000', '', 13380000],
          ['code:2310', 'GST payable', 'muted:₹14,60,000', '', 1680000],
          ['code:3100', 'Share capital and reserves', 'muted:₹4,54,00,000', '', 45400000],
          ['code:4100', 'Sales', 'muted:–', '', 114000000],
          ['code:5100', 'Material consumed', 'muted:–', 64200000, ''],
          ['code:5200', 'People and overheads', 'muted:–', 33600000, ''],
        ],
        { total: 'Total' },
      ),
    ),
  ),
};
