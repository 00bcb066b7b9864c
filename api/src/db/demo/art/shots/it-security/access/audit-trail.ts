import { facts } from '../../../kit/blocks/fields.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const auditTrail: Screen = {
  user: 'Alok Jain|Auditor',
  section: 'Events',
  title: 'Events',
  note: '18 Nov 2026, 12,418 events, kept 8 years, chain verified 11:00',
  action: 'Verify chain',
  second: 'Export',
  body: stack(
    filters(['All|12,418', 'Changes|3,204', 'Money|412', 'Rights|38', 'Refused|61'], 'Last 24 hours'),
    beside(
      [2.35, 1],
      card(
        '',
        table(
          ['Time', 'Who', 'Did', 'What', 'From'],
          [
            ['code:11:22:40', 'who:Rohan Shah', 'hue:Approved', 'Bill OF-2209', 'code:10.2.4.18'],
            ['code:11:21:07', 'who:Farah Khan', 'hue:Changed', 'Bank details, TX-0412', 'code:10.2.4.31'],
            ['code:11:19:55', 'who:Naveen Kumar', 'warn:Granted', 'Role Payroll, F. Khan', 'code:10.2.9.2'],
            ['code:11:18:12', 'who:Tara Bose', 'hue:Exported', '186 leads', 'code:49.36.8.11'],
            ['code:11:16:30', 'who:Harsh Vardhan', 'bad:Refused', 'Door Lab', 'code:Reader 7'],
            ['code:11:14:02', 'who:Dev Malhotra', 'hue:Created', 'Order PO-7714', 'code:10.2.4.44'],
            ['code:11:12:49', 'who:Imran Qureshi', 'hue:Posted', 'JV-2261', 'code:10.2.4.20'],
            ['code:11:09:15', 'who:Meera Joshi', 'hue:Signed', 'Letter 0418', 'code:10.2.4.7'],
            ['code:11:04:38', 'who:Leela Varma', 'hue:Changed', 'Campaign budget', 'code:103.5.2.9'],
            ['code:11:02:21', 'who:Naveen Kumar', 'bad:Revoked', 'Session, Y. Ansari', 'code:10.2.9.2'],
          ],
          { hover: 1 },
        ),
      ),
      stack(
        panel(
          'Bank details, TX-0412',
          facts(
            'Person|Dev Malhotra',
            'Before|HDFC •••• 2201',
            'After|ICICI •••• 8840',
            'Reason|Own request',
            'Second pair|warn:Missing',
          ),
        ),
        panel(
          'Integrity',
          lines(
            'Event 88,41,207|sha-256 a8f3…90c1|good:Linked',
            'Event 88,41,206|sha-256 51bd…7e02|good:Linked',
            'Event 88,41,205|sha-256 c7e9…1a4f|good:Linked',
            'Last seal|11:00, time server|good:Valid',
          ),
        ),
      ),
    ),
  ),
};
