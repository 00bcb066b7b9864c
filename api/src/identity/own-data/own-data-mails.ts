import type { Mail } from '../../notifications/index.ts';
import { momentText } from '../auth/moment-text.ts';

interface Told {
  name: string;
  email: string;
  timeZone: string | null;
  at: Date;
}

const facts = ({ email, at, timeZone }: Told) => [
  {
    kind: 'facts' as const,
    facts: [
      ['Account', email],
      ['When', momentText(at, timeZone)],
    ] as [string, string][],
  },
];

export const accountDeletedMail = (told: Told): Mail => ({
  to: told.email,
  kind: 'account-deleted',
  values: { name: told.name, facts: facts(told) },
});

export const dataDownloadedMail = (told: Told): Mail => ({
  to: told.email,
  kind: 'data-downloaded',
  values: { name: told.name, facts: facts(told) },
});
