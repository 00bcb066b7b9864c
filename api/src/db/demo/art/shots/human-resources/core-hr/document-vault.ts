import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { tiles } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const documentVault: Screen = {
  section: 'Vault',
  title: 'All documents',
  note: '4,182 files, every opening is recorded',
  action: 'Upload',
  second: 'Request a document',
  body: stack(
    `<div style="height:118px">${tiles(4, 'folder', 'Identity|1,012 files', 'Employment|986 files', 'Education|744 files', 'Tax and bank|1,440 files')}</div>`,
    card(
      'Changed lately',
      table(
        ['Document', 'Person', 'Kind', 'Valid until', 'Access', 'Changed'],
        [
          ['two:Passport scan|PDF, 1.2 MB', 'Ishaan Verma', 'Identity', 'warn:12 Dec 2026', 'HR only', '17 Nov'],
          ['two:Appointment letter|PDF, 240 kB', 'Dev Malhotra', 'Employment', 'No expiry', 'HR, manager', '16 Nov'],
          ['two:PAN card|JPG, 380 kB', 'Nisha Reddy', 'Tax and bank', 'No expiry', 'HR, payroll', '14 Nov'],
          ['two:Forklift licence|PDF, 610 kB', 'Omkar Desai', 'Education', 'bad:21 Nov 2026', 'HR, safety', '12 Nov'],
          ['two:Form 11 (EPF)|PDF, 180 kB', 'Farah Khan', 'Tax and bank', 'No expiry', 'HR, payroll', '11 Nov'],
          ['two:Relieving letter|PDF, 96 kB', 'Pooja Saxena', 'Employment', 'No expiry', 'HR only', '10 Nov'],
          ['two:Degree certificate|PDF, 2.1 MB', 'Lakshmi Nair', 'Education', 'No expiry', 'HR only', '9 Nov'],
        ],
      ),
    ),
  ),
};
