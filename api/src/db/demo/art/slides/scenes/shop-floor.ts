import { avatar } from '../../kit/avatar.ts';
import { chip } from '../../kit/chip.ts';
import { floor } from '../../kit/blocks/floor.ts';
import { lineChart } from '../../kit/charts/line-chart.ts';
import { machines } from '../../shots/supply-chain/production/shop-floor.ts';
import type { Slide } from '../slide.ts';

const others = machines.filter((machine) => !machine.startsWith('Oven 2')).slice(0, 9);

const temperature = lineChart({
  width: 184,
  height: 100,
  labels: ['08', '09', '10', '11'],
  max: 240,
  ticks: ['0', '120', '240'],
  series: [{ values: [212, 214, 213, 128], area: true }],
});

export const shopFloor: Slide = {
  moduleId: 'shop-floor',
  section: 'Line board',
  title: 'Hall 2',
  note: 'Shift A, 12 machines, 11:24',
  aside: `<span style="display:flex;gap:8px">${chip('9 running', 'good')}${chip('2 slow', 'warn')}${chip('1 stopped', 'bad')}</span>`,
  main: `<div class="hall">${floor(3, ...others)}</div>`,
  floating: `<div style="display:flex;justify-content:space-between;align-items:center"><h2>Oven 2</h2>${chip('Stopped', 'bad')}</div><p class="big">12 min</p><p class="small" style="margin-bottom:10px">Belt tension, °C since 08:00</p>${temperature}
<div class="foot" style="display:flex;align-items:center;gap:10px">${avatar('Vikram Singh', 30)}<span class="two"><b>Vikram Singh</b><small>On the way, 2 min</small></span></div>`,
  styles: `
.hall{padding:16px 0 0 20px;width:640px;height:520px}.hall .floor{gap:12px}.hall .floor>div{padding:13px 15px}.hall .floor header b,.hall .floor p{font-size:14px}.hall .floor small{font-size:13px}`,
};
