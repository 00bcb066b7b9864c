import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { name } from '../samples.ts';

const provider = { meaning: 'Name of the provider', sample: 'Acme Login' };

export const signOnMails = {
  'provider-changed': mailKind({
    title: 'Identity provider changed',
    when: 'To all super admins, when a single sign-on provider is added, changed, enabled, disabled or removed',
    subject: 'Single sign-on: {{provider}} was {{change}}',
    text: `# {{provider}} was {{change}}

Hello {{name}},

The identity provider was {{change}} by {{actor}}. It controls who can sign in to {{brand}} from its email domains.

{{facts}}

> If you weren't expecting this, disable the provider under Single sign-on and end all sessions of {{actor}}.`,
    placeholders: {
      name,
      provider,
      change: { meaning: 'What happened: added, changed, enabled, disabled or removed', sample: 'changed' },
      actor: { meaning: 'Who did it', sample: 'Mira Shah' },
      facts: {
        meaning: 'Provider, issuer, domains, what changed, who changed it, when and from which IP address, as a table',
        sample: factTable(
          ['Provider', 'Acme Login'],
          ['Issuer', 'https://login.acme.example'],
          ['Email domains', 'acme.example'],
          ['Changed', 'client secret, roles'],
          ['By', 'mira@market.example'],
          ['When', '20 Nov 2026, 10:15 (Asia/Kolkata)'],
          ['IP address', '203.0.113.7'],
        ),
        required: true,
      },
    },
  }),
  'provider-domain-missing': mailKind({
    title: 'Single sign-on domain no longer verified',
    when: 'To all super admins, when the DNS record of an email domain is missing',
    subject: 'Single sign-on for {{domain}} stops soon',
    text: `# The DNS record of {{domain}} is missing

Hello {{name}},

{{provider}} signs people in from {{domain}}, but we can't find the DNS record that verifies the domain.

{{facts}}

Add the record again before {{until}}. After that, people from {{domain}} can't sign in with {{provider}} until it's back.

> We check the record once a day. To check it now, open Single sign-on.`,
    placeholders: {
      name,
      provider,
      domain: { meaning: 'The email domain', sample: 'acme.example', required: true },
      until: {
        meaning: 'When sign-in for the domain stops',
        sample: '27 Nov 2026, 10:15 (Asia/Kolkata)',
        required: true,
      },
      facts: {
        meaning: 'The record, as a table',
        sample: factTable(
          ['Name', '_marketplace-verification.acme.example'],
          ['Type', 'TXT'],
          ['Value', 'marketplace-verification=Xk3v'],
        ),
        required: true,
      },
    },
  }),
};
