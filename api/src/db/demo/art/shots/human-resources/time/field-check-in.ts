import { beside, card } from '../../../kit/blocks/layout.ts';
import { map } from '../../../kit/blocks/map.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const fieldCheckIn: Screen = {
  section: 'Visits',
  title: 'Live',
  note: '18 people in the field, last fix 40 seconds ago',
  action: 'Plan a visit',
  second: 'Geofences',
  body: beside(
    [1.12, 1.7],
    card(
      'Visits today',
      table(
        ['Person', 'State'],
        [
          ['who:Ishaan Verma|Coral Bay, since 10:12', 'good:On site'],
          ['who:Tara Bose|Anand Retail, 2.1 km', 'hue:On the way'],
          ['who:Manish Patel|Northstar, left 10:50', 'quiet:Done'],
          ['who:Sunita Rane|Zenith Motors, 09:30', 'warn:Late'],
          ['who:Joseph Dsouza|Lotus Labs, since 11:05', 'good:On site'],
          ['who:Kabir Sethi|Bharat Agro, 14:00', 'quiet:Planned'],
          ['who:Anil Mathur|Coral Bay, 15:30', 'quiet:Planned'],
          ['who:Deepa Krishnan|No fix for 22 min', 'bad:Offline'],
        ],
      ),
      '11:24',
    ),
    card(
      '',
      map({
        fence: [64, 38, 11],
        route: '20,84 27,62 36,48 42,27 58,24',
        pins: [
          '64|38|Ishaan Verma|good',
          '58|24|Tara Bose|hue',
          '20|84|Manish Patel|quiet',
          '78|64|Sunita Rane|warn',
          '30|18|Joseph Dsouza|good',
          '12|44|Deepa Krishnan|bad',
        ],
      }),
    ),
  ),
};
