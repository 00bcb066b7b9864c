import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { gantt } from '../../../kit/blocks/gantt.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const workOrders: Screen = {
  user: 'Omkar Desai|Production',
  section: 'Orders',
  title: 'Orders',
  note: '34 open, 12 running, 2 wait for material',
  action: 'New order',
  second: 'Print travellers',
  body: stack(
    figures(
      ['Running', '12', 'on 4 lines'],
      ['Made today', '21,480', 'of 36,000'],
      ['Scrap', '1.3%', 'goal 1.5', 'good'],
      ['Wait for material', '2', 'ragi flour', 'warn'],
    ),
    filters(['Open|34', 'Running|12', 'Ready|20', 'Waiting|2'], 'Hall: 2'),
    card(
      '',
      table(
        ['Order', 'Product', 'Line', 'Quantity:plain', 'Made', 'Finish', 'State'],
        [
          ['code:WO-4418', 'two:Masala oats 400 g|FG-0201', '2', '8,400', 'bar:76', 'Today, 17:20', 'good:Running'],
          ['code:WO-4417', 'two:Ragi cookies 150 g|FG-0214', '1', '12,000', 'bar:52', 'Today, 20:40', 'good:Running'],
          ['code:WO-4415', 'two:Lemon tea 250 g|FG-0233', '4', '6,000', 'bar:91', 'Today, 14:10', 'good:Running'],
          ['code:WO-4420', 'two:Honey 500 g|FG-0251', '3', '4,800', 'bar:18', '19 Nov, 09:30', 'warn:Slow'],
          ['code:WO-4421', 'two:Gift box, Diwali|FG-0302', '3', '900', 'bar:0', '19 Nov, 14:00', 'hue:Ready'],
          [
            'code:WO-4422',
            'two:Ragi cookies 300 g|FG-0215',
            '1',
            '6,000',
            'bar:0',
            '19 Nov, 18:00',
            'bad:No ragi flour',
          ],
          ['code:WO-4424', 'two:Masala oats 1 kg|FG-0203', '2', '3,600', 'bar:0', '20 Nov, 11:00', 'hue:Ready'],
        ],
      ),
    ),
  ),
};

export const schedule: Screen = {
  user: 'Omkar Desai|Production',
  section: 'Schedule',
  title: 'Schedule',
  note: 'Week 47, hall 2, 5 lines, changeovers included',
  action: 'Fix plan',
  second: 'Optimise',
  body: stack(
    figures(
      ['Load', '87%', 'of 5 lines'],
      ['Changeovers', '9', '−3 since Monday', 'good'],
      ['Late orders', '1', 'WO-4422', 'bad'],
      ['Overtime', '6 h', 'Saturday'],
    ),
    card(
      '',
      gantt(
        ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21'],
        [
          { name: 'Line 1, cookies', start: 0, length: 1.6, label: 'WO-4409', tone: 'full' },
          { name: '', start: 1.7, length: 1.4, label: 'WO-4417', tone: 'mid', done: 0.52 },
          { name: '', start: 3.6, length: 1, label: 'No flour', tone: 'bad' },
          { name: 'Line 2, oats', start: 0.3, length: 1.5, label: 'WO-4411', tone: 'full' },
          { name: '', start: 1.9, length: 0.9, label: 'WO-4418', tone: 'mid', done: 0.76 },
          { name: '', start: 3.2, length: 1.2, label: 'WO-4424', tone: 'soft' },
          { name: 'Line 3, filling', start: 2, length: 1.4, label: 'WO-4420, slow', tone: 'warn', done: 0.18 },
          { name: '', start: 3.5, length: 0.7, label: 'WO-4421', tone: 'soft' },
          { name: '', start: 4.5, length: 1, label: 'Bearings', tone: 'quiet' },
          { name: 'Line 4, tea', start: 0.6, length: 1.9, label: 'WO-4415', tone: 'mid', done: 0.91 },
          { name: '', start: 2.8, length: 1.6, label: 'WO-4426', tone: 'soft' },
          { name: 'Line 5, gift boxes', start: 1, length: 2.6, label: 'WO-4414', tone: 'mid', done: 0.4 },
        ],
        2.45,
        150,
      ),
    ),
  ),
};
