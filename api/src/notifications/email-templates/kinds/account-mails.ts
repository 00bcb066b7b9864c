import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { name, sampleLink } from '../samples.ts';

const account: [string, string] = ['Account', 'asha@client.example'];
const when: [string, string] = ['When', '20 Nov 2026, 10:15 (Asia/Kolkata)'];

export const accountMails = {
  'one-time-code': mailKind({
    title: 'One-time code',
    when: 'To somebody who forgot the password',
    subject: '{{code}} is your {{brand}} code',
    text: `# Your code

Hello {{name}},

Enter this code on the sign-in page to set a new password:

{{code}}

It works once, for {{minutes}} minutes. A newer code ends this one.

> Give it to nobody: we never ask for it. If you didn't ask for a code, ignore this email; your password stays as it is.`,
    placeholders: {
      name,
      code: { meaning: 'The code; large in a paragraph of its own', sample: '482913', required: true, alone: 'code' },
      minutes: { meaning: 'How long it works', sample: '10' },
    },
  }),
  'password-changed': mailKind({
    title: 'Password changed',
    when: 'To the owner of an account, after every change of its password',
    subject: 'Your password was changed',
    text: `# Your password was changed

Hello {{name}},

The password of your {{brand}} account was changed, and {{signed_out}}.

{{facts}}

> {{advice}}`,
    placeholders: {
      name,
      signed_out: { meaning: 'Which devices were signed out', sample: 'every other device was signed out' },
      facts: { meaning: 'Account and time, as a table', sample: factTable(account, when), required: true },
      advice: {
        meaning: 'What to do if it was somebody else',
        sample: `If this wasn't you, somebody knew your password. Choose "Forgot password" on the sign-in page to set a new one, and raise a ticket so that we look into it.`,
        required: true,
      },
    },
  }),
  'account-deleted': mailKind({
    title: 'Account deleted',
    when: 'To the owner of an account, once it was deleted',
    subject: 'Your {{brand}} account was deleted',
    text: `# Your account was deleted

Hello {{name}},

Your {{brand}} account and the data that we held about you were deleted.

{{facts}}

The law has us keep orders and invoices. They stay with the organization that you bought for.

> If you did not ask for this, reply to us at once: somebody used your account.`,
    placeholders: {
      name,
      facts: { meaning: 'Account and time, as a table', sample: factTable(account, when), required: true },
    },
  }),
  'data-downloaded': mailKind({
    title: 'Data downloaded',
    when: 'To the owner of an account, when the data about them was downloaded',
    subject: 'Your {{brand}} data was downloaded',
    text: `# Your data was downloaded

Hello {{name}},

A copy of the data that we hold about you was downloaded.

{{facts}}

> If you did not ask for it, change your password and sign out your other devices under My Account.`,
    placeholders: {
      name,
      facts: { meaning: 'Account and time, as a table', sample: factTable(account, when), required: true },
    },
  }),
  'new-device': mailKind({
    title: 'New device',
    when: 'To the owner of an account, when a new browser signs in',
    subject: 'New sign-in to your {{brand}} account',
    text: `# A new device signed in

Hello {{name}},

Somebody signed in to your {{brand}} account with a browser that we haven't seen before.

{{facts}}

If it was you, there is nothing to do. Private windows and cleared cookies count as new.

{{end_link}}

> If this wasn't you, somebody knows your password. Sign that device out there, then set a new password.`,
    placeholders: {
      name,
      facts: {
        meaning: 'Account, device, time and address, as a table',
        sample: factTable(account, ['Device', 'Firefox on Windows'], when, ['IP address', '203.0.113.7']),
        required: true,
      },
      end_link: {
        meaning: 'The button to the page that signs this device out',
        sample: sampleLink("This wasn't me"),
        required: true,
      },
    },
  }),
  'second-factor-changed': mailKind({
    title: 'Two-step verification changed',
    when: 'To the owner of an account, when a passkey, an authenticator app or recovery codes are added, removed or reset',
    subject: 'Two-step verification of your account changed',
    text: `# Two-step verification changed

Hello {{name}},

{{change}}

{{facts}}

> If this wasn't you, somebody can use your account: change your password, remove what you don't know from your profile, and raise a ticket so that we look into it.`,
    placeholders: {
      name,
      change: { meaning: 'What changed', sample: 'A passkey was added to your account.', required: true },
      facts: { meaning: 'Account and time, as a table', sample: factTable(account, when), required: true },
    },
  }),
  'recovery-codes-low': mailKind({
    title: 'Few recovery codes left',
    when: 'To the owner of an account who used a recovery code and has three or fewer left',
    subject: 'You have {{left}} left',
    text: `# You have {{left}} left

Hello {{name}},

A recovery code of your {{brand}} account was used. You have {{left}} left.

{{facts}}

Make a new set in your profile, so that you can still sign in when you lose your device.

> If this wasn't you, change your password, make new recovery codes, and raise a ticket so that we look into it.`,
    placeholders: {
      name,
      left: { meaning: 'How many are left', sample: '2 recovery codes', required: true },
      facts: { meaning: 'Account and time, as a table', sample: factTable(account, when), required: true },
    },
  }),
  invitation: mailKind({
    title: 'Invitation',
    when: 'To somebody for whom an administrator has set up an account',
    subject: '{{inviter}} invites you to {{brand}}',
    text: `# You are invited to {{brand}}

Hello {{name}},

{{inviter}} ({{inviter_email}}) has set up an account for you. Choose a password, and you can sign in.

{{facts}}

{{accept_link}}

> The link works once. Give it to nobody. If you don't know who invites you, ignore this email: without a password nobody can use the account.`,
    placeholders: {
      name,
      inviter: { meaning: 'Who invites', sample: 'Mira Shah' },
      inviter_email: { meaning: 'Their email', sample: 'mira@market.example' },
      facts: {
        meaning: 'Account, organization and how long the link is good, as a table',
        sample: factTable(['Your account', 'asha@client.example'], ['Good until', '27 Nov 2026, 10:15 UTC']),
      },
      accept_link: {
        meaning: 'The button that opens the account',
        sample: sampleLink('Accept the invitation'),
        required: true,
      },
    },
  }),
};
