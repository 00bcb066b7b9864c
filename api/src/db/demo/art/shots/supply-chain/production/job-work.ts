import { figures } from '../../../kit/blocks/figures.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const jobWork: Screen = {
  user: 'Omkar Desai|Production',
  section: 'Balances',
  title: 'With vendors',
  note: 'Material at 6 job workers, ₹8.42 lakh',
  action: 'New challan',
  second: 'ITC-04 report',
  body: stack(
    figures(
      ['Material outside', '₹8.42 L', '8 challans'],
      ['Due back this week', '4', '3,100 kg'],
      ['Over 180 days', '1', 'act by 30 Nov', 'bad'],
      ['Yield', '96.8%', '+0.4%', 'good'],
    ),
    card(
      '',
      table(
        ['Challan', 'Job worker', 'Work', 'Sent', 'Back', 'Yield', 'Days:plain', 'Value:inr', 'State'],
        [
          ['code:JC-0318', 'Surya Grinding', 'Turmeric', '800 kg', 'bar:75', '97.1%', 11, 96000, 'hue:Partly'],
          ['code:JC-0317', 'Western Cartons', 'Print', '6,000', 'bar:0', '–', 8, 54000, 'hue:Sent'],
          ['code:JC-0315', 'Om Roasters', 'Cashew', '420 kg', 'bar:100', '95.8%', 14, 298200, 'good:All back'],
          ['code:JC-0312', 'Surya Grinding', 'Chilli', '650 kg', 'bar:60', '96.4%', 19, 113750, 'hue:Partly'],
          ['code:JC-0309', 'Asha Packers', 'Gift sets', '900', 'bar:40', '99.0%', 22, 81000, 'warn:Late 2 days'],
          ['code:JC-0298', 'Vega Machines', 'Plating', '36', 'bar:0', '–', 41, 64800, 'hue:Sent'],
          ['code:JC-0284', 'Pune Tubes', 'Bending', '120', 'bar:50', '98.2%', 58, 49200, 'hue:Partly'],
          ['code:JC-0211', 'Nandi Mills', 'Milling', '1,000 kg', 'bar:90', '96.0%', 184, 85050, 'bad:Over 180'],
        ],
        { total: '8 challans' },
      ),
    ),
  ),
};
