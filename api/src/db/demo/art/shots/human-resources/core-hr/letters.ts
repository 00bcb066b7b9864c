import { events, facts } from '../../../kit/blocks/fields.ts';
import { beside, panel, stack } from '../../../kit/blocks/layout.ts';
import { sheet, signatures } from '../../../kit/blocks/sheet.ts';
import type { Screen } from '../../../kit/frame.ts';

export const letters: Screen = {
  section: 'Issue',
  title: 'Confirmation of employment',
  note: 'Draft for Dev Malhotra, from the template "Confirmation"',
  action: 'Send for signature',
  second: 'Preview PDF',
  body: beside(
    [2.1, 1],
    sheet(
      'Confirmation of employment',
      'Ref. HR/2026/0418, 18 Nov 2026',
      [
        'Dear Dev,',
        'Your probation as Buyer in Procurement ends on 30 Nov 2026. We are glad to confirm your employment from 1 Dec 2026.',
        '! Your gross salary changes to ₹7,80,000 a year. The break-up is in Annexure A.',
        'Your notice period is now 60 days on either side. All other terms of your appointment letter of 1 Sep 2026 stay as they are.',
        'Thank you for the supplier consolidation in your first quarter. We look forward to the next.',
      ],
      signatures('Meera Joshi|Head of people|signed', 'Dev Malhotra|Employee|'),
    ),
    stack(
      panel(
        'Filled from the record',
        facts(
          'Name|Dev Malhotra',
          'Position|Buyer',
          'Team|Procurement',
          'Probation ends|30 Nov 2026',
          'New gross|₹7,80,000',
          'Notice|60 days',
        ),
      ),
      panel(
        'Signing',
        events(
          'good|Meera Joshi signed|18 Nov, 10:42',
          'warn|Waiting for Dev Malhotra|Link valid for 7 days',
          'quiet|Copy to Document Vault|When both have signed',
        ),
      ),
    ),
  ),
};
