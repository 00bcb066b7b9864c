import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { name } from '../samples.ts';

const account = { meaning: 'Name of the service account', sample: 'Warehouse import' };
const facts: [string, string][] = [
  ['Service account', 'Warehouse import'],
  ['Belongs to', 'Acme Traders'],
];

export const apiKeyMails = {
  'api-key-created': mailKind({
    title: 'API key created',
    when: 'To the payment admins of an organization, or the super admins, when a key is created for one of their service accounts',
    subject: 'New API key for {{account}}',
    text: `# {{account}} has a new API key

Hello {{name}},

{{actor}} created an API key. Anyone who has it can do what its scopes allow.

{{facts}}

> If you weren't expecting this, revoke the key right away under API keys.`,
    placeholders: {
      name,
      account,
      actor: { meaning: 'Who created it', sample: 'Mira Shah' },
      facts: {
        meaning:
          'Account, owner, scopes, first and last characters of the key, expiry, creator and IP address, as a table',
        sample: factTable(
          ...facts,
          ['Scopes', 'orders:read, orders:write'],
          ['Key', 'texk_8fKz…Qw2L'],
          ['Expires', '20 Feb 2027, 10:15 (Asia/Kolkata)'],
          ['By', 'mira@acme.example'],
          ['IP address', '203.0.113.7'],
        ),
        required: true,
      },
    },
  }),
  'api-key-expiring': mailKind({
    title: 'API key expires soon',
    when: 'To the payment admins of an organization, or the super admins, 7 days before a key expires that hasn’t been replaced',
    subject: 'An API key for {{account}} expires soon',
    text: `# An API key for {{account}} expires soon

Hello {{name}},

The key expires on {{expires}}. After that, requests that use it will fail.

{{facts}}

Rotate it under API keys and update the program that uses it. If it's no longer in use, there's nothing to do.`,
    placeholders: {
      name,
      account,
      expires: { meaning: 'When it stops working', sample: '27 Nov 2026, 10:15 (Asia/Kolkata)', required: true },
      facts: {
        meaning: 'Account, owner, first and last characters of the key, and when it was last used, as a table',
        sample: factTable(...facts, ['Key', 'texk_8fKz…Qw2L'], ['Last used', '20 Nov 2026, 10:15 (Asia/Kolkata)']),
        required: true,
      },
    },
  }),
};
