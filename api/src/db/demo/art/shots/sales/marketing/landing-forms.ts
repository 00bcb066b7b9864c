import { form } from '../../../kit/blocks/fields.ts';
import { beside, panel, stack } from '../../../kit/blocks/layout.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const landingForms: Screen = {
  user: 'Leela Varma|Marketing',
  section: 'Forms',
  title: 'Become a stockist',
  note: 'Published, 1,840 visits and 214 answers in November',
  action: 'Publish changes',
  second: 'Preview',
  body: beside(
    [0.9, 1.3, 0.9],
    panel(
      'Fields',
      lines(
        'Name||hue:Text',
        'E-mail||hue:E-mail',
        'Phone||hue:Phone',
        'City||hue:Choice',
        'Number of stores||hue:Number',
        'What sells best||hue:Choice',
        'Message||quiet:Long text',
        'Consent||quiet:Tick box',
      ),
    ),
    panel(
      'Preview',
      `${form(['Name|Gayatri Deshmukh'], ['E-mail|gayatri@konkan.example'], ['Phone|+91 98200 44710', 'City|Ratnagiri'], ['Number of stores|38', 'What sells best|Breakfast'], ['Message|We deliver along the coast twice a week.'])}<p style="display:flex;gap:9px;align-items:center;margin:14px 0;color:var(--muted)"><span class="box on"></span>I agree to be called about this request.</p><span class="primary button" style="width:100%;justify-content:center;height:38px">Send</span>`,
      'Phone, 390 px',
    ),
    stack(
      panel('Where people stop', levelBars('Opened|100|1,840', 'Started|52|957', 'Contact done|31|570', 'Sent|12|214')),
      panel(
        'After sending',
        lines(
          'Make a lead||good:On',
          'Thank-you mail||good:On',
          'Tell Tara Bose||good:On',
          'Add to campaign||quiet:Off',
        ),
      ),
    ),
  ),
};
