import { chip } from '../../kit/chip.ts';
import { table } from '../../kit/blocks/table.ts';
import { novemberRun, payLine } from '../../shots/human-resources/payroll/payroll.ts';
import { key } from '../key.ts';
import type { Slide } from '../slide.ts';

const more = [
  payLine('Nisha Reddy', 30, 68500, 1800, 2140, 200, 'good:Checked'),
  payLine('Omkar Desai', 30, 61200, 1800, 980, 200, 'good:Checked'),
];

const rows = [...novemberRun, ...more].map(([who = '', days = '', gross = 0, , , , net = 0, state = '']) => [
  who,
  days,
  gross,
  net,
  state,
]);

export const payroll: Slide = {
  moduleId: 'payroll',
  section: 'Review',
  title: 'November 2026',
  note: '248 people, pay day 30 Nov',
  aside: chip('2 of 3 checked', 'hue'),
  main: table(['Employee', 'Days:plain', 'Gross:inr', 'Net:inr', 'State'], rows),
  floating: `<h2>Net to pay</h2><p class="big">₹1.54 Cr</p><p class="small">of ₹1.84 Cr gross</p>
<div class="split"><i style="width:84%;background:var(--hue)"></i><i style="width:8%;background:var(--hue-mid)"></i><i style="width:8%;background:var(--hue-pale)"></i></div>
${key('hue', 'Net pay', '₹1.54 Cr')}${key('hue-mid', 'Tax', '₹14.4 L')}${key('hue-pale', 'Funds, other', '₹15.2 L')}<span class="primary button">Approve run</span>`,
};
