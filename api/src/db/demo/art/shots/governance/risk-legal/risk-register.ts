import { card, panel, stack } from '../../../kit/blocks/layout.ts';
import { matrix } from '../../../kit/blocks/matrix.ts';
import { table } from '../../../kit/blocks/table.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const riskRegister: Screen = {
  user: 'Adv. Smita Kelkar|Legal',
  section: 'Risk map',
  title: 'Risk map',
  note: '34 risks, review of quarter 3, next on 15 Jan 2027',
  action: 'Add risk',
  second: 'Report',
  body: stack(
    `<div style="height:296px;display:grid;grid-template-columns:1.5fr 1fr;gap:12px">${panel(
      'Likelihood and impact',
      matrix(
        ['Certain', 'Likely', 'Possible', 'Unlikely', 'Rare'],
        ['Minor', 'Small', 'Medium', 'Large', 'Severe'],
        [
          [[], ['R21'], [], [], []],
          [['R30'], ['R17'], ['R08', 'R14'], ['R03'], []],
          [[], ['R25'], ['R11', 'R19'], ['R06'], ['R01']],
          [['R33'], [], ['R22'], ['R09', 'R12'], ['R04']],
          [[], ['R31'], [], ['R28'], ['R16']],
        ],
      ),
    )}${panel('By area', levelBars('Supply|84|9 risks, 2 high', 'Food safety|68|7 risks, 1 high', 'Money|56|6 risks', 'IT|50|5 risks, 1 high', 'People|40|4 risks', 'Law|30|3 risks'))}</div>`,
    card(
      'Highest',
      table(
        ['Risk', 'Area', 'Owner', 'Score:plain', 'Before', 'Next action', 'State'],
        [
          [
            'two:R03 Raw honey price|Likely, large',
            'Supply',
            'team:Sanjay Gupta',
            16,
            'warn:12',
            'Second source, 30 Nov',
            'bad:Rising',
          ],
          [
            'two:R01 Recall of a product|Possible, severe',
            'Food safety',
            'team:Lakshmi Nair',
            15,
            'bad:20',
            'Trace drill, 2 Dec',
            'warn:Falling',
          ],
          [
            'two:R06 Attack on the ERP|Possible, large',
            'IT',
            'team:Naveen Kumar',
            12,
            'warn:12',
            'Restore test, 25 Nov',
            'quiet:Stays',
          ],
          [
            'two:R08 One carton vendor|Likely, medium',
            'Supply',
            'team:Harini Rao',
            12,
            'bad:16',
            'Tender T-0118',
            'good:Falling',
          ],
        ],
      ),
    ),
  ),
};
