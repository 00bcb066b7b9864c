import { chip } from '../../kit/chip.ts';
import { beside, panel, stack } from '../../kit/blocks/layout.ts';
import { barChart } from '../../kit/charts/bar-chart.ts';
import { donut } from '../../kit/charts/donut.ts';
import { levelBars } from '../../kit/charts/level-bars.ts';
import { lineChart } from '../../kit/charts/line-chart.ts';
import type { Slide } from '../slide.ts';

const revenue = lineChart({
  width: 444,
  height: 178,
  labels: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  max: 210,
  ticks: ['0', '70', '140', '210'],
  series: [
    { values: [142, 148, 150, 153, 160, 164, 176, 181], tone: 'faint', dashed: true },
    { values: [148, 151, 147, 159, 164, 172, 199, 166], area: true },
  ],
});

const orders = barChart({
  width: 244,
  height: 170,
  labels: ['M', 'T', 'W', 'T', 'F', 'S'],
  max: 1800,
  ticks: ['0', '900', '1,800'],
  values: [[1610], [1480], [1325], [1290], [1402], [735]],
  strong: 0,
});

const channels = donut(
  [
    ['Key accounts', 52],
    ['Stockists', 27],
    ['Hotels', 14],
  ],
  '7,842|orders',
  128,
);

export const dashboards: Slide = {
  moduleId: 'dashboards',
  section: 'Pages',
  title: 'Sales overview',
  note: 'April to November 2026',
  aside: chip('Updated 11:20', 'hue'),
  main: `<div class="charts">${stack(panel('Revenue by month, ₹ lakh', revenue), beside([1, 1], panel('Orders by weekday', orders), panel('By channel', channels)))}</div>`,
  floating: `<h2>Revenue</h2><p class="big">₹13.06 Cr</p><p class="small" style="margin-bottom:14px"><span style="color:var(--good)">+6.8%</span> on last year</p>${levelBars('West|92|₹5.61 Cr', 'South|63|₹3.84 Cr', 'North|41|₹2.48 Cr', 'East|19|₹1.13 Cr')}`,
  styles: `.charts{padding:16px 0 0 20px;width:624px;height:530px}.charts .card h3{font-size:14px}`,
};
