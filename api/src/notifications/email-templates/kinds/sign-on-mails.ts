import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { name } from '../samples.ts';

const provider = { meaning: 'Name of the provider', sample: 'Acme Login' };

export const signOnMails = {
  'provider-changed': mailKind({
    title: 'Identity provider changed',
    when: 'To all super administrators, when a provider of single sign-on is added, changed, enabled, disabled or removed',
    subject: 'Single sign-on: {{provider}} was {{change}}',
    text: `# {{provider}} was {{change}}

Hello {{name}},

{{actor}} has {{change}} an identity provider of {{brand}}. It decides who signs in from its email domains.

{{facts}}

> If nobody planned this, disable the provider in the administration, under Single sign-on, and end the sessions of {{actor}}.`,
    placeholders: {
      name,
      provider,
      change: { meaning: 'What was done: added, changed, enabled, disabled or removed', sample: 'changed' },
      actor: { meaning: 'Who did it', sample: 'Mira Shah' },
      facts: {
        meaning: 'Provider, issuer, domains, what changed, who, when and from where, as a table',
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
    title: 'Domain of single sign-on not proven any more',
    when: 'To all super administrators, when the DNS record of an email domain is gone',
    subject: 'Single sign-on of {{domain}} ends soon',
    text: `# The record of {{domain}} is gone

Hello {{name}},

{{provider}} signs people in from {{domain}}. The DNS record that proves that it may do so is gone.

{{facts}}

Put the record back before {{until}}. After that, nobody from {{domain}} can sign in this way until it is back.

> The record is checked once a day. To check it now, open Single sign-on in the administration.`,
    placeholders: {
      name,
      provider,
      domain: { meaning: 'The email domain', sample: 'acme.example', required: true },
      until: { meaning: 'When the domain stops counting', sample: '27 Nov 2026, 10:15 (Asia/Kolkata)', required: true },
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
