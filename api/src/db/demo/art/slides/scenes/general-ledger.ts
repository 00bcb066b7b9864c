import { chip } from '../../kit/chip.ts';
import { table } from '../../kit/blocks/table.ts';
import { lineChart } from '../../kit/charts/line-chart.ts';
import { journalLines } from '../../shots/finance/accounting/general-ledger.ts';
import { key } from '../key.ts';
import type { Slide } from '../slide.ts';

const rows = journalLines.map(([date = '', , account = '', , debit = '', credit = '']) => [
  date,
  account,
  debit,
  credit,
]);

const profit = lineChart({
  width: 184,
  height: 84,
  labels: ['Apr', 'Jun', 'Aug', 'Oct'],
  max: 180,
  ticks: ['0', '90', '180'],
  series: [{ values: [18, 62, 108, 162], area: true }],
});

export const generalLedger: Slide = {
  moduleId: 'general-ledger',
  section: 'Journals',
  title: 'Journal',
  note: 'November 2026, open until 5 Dec',
  aside: chip('Balanced', 'good'),
  main: `<div style="width:493px">${table(['Date', 'Account', 'Debit:inr', 'Credit:inr'], rows)}</div>`,
  floating: `<h2>Profit to date</h2><p class="big">₹1.62 Cr</p><p class="small" style="margin-bottom:9px"><span style="color:var(--good)">+9.4%</span> on last year</p>${profit}
<div class="foot">${key('hue', 'Debit', '₹17.45 Cr')}${key('hue-mid', 'Credit', '₹17.45 Cr')}</div>`,
};
