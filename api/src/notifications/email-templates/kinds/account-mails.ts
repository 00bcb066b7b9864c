import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { name, sampleLink } from '../samples.ts';

const account: [string, string] = ['Account', 'asha@client.example'];
const when: [string, string] = ['When', '20 Nov 2026, 10:15 (Asia/Kolkata)'];

export const accountMails = {
  'one-time-code': mailKind({
    title: 'One-time code',
    when: 'To people who forgot their password',
    subject: '{{code}} is your {{brand}} code',
    text: `# Your code

Hello {{name}},

Enter this code on the sign-in page to set a new password:

{{code}}

It works once and expires in {{minutes}} minutes. If you request another code, this one stops working.

> Don't share this code; we'll never ask you for it. If you didn't request it, ignore this email: your password hasn't changed.`,
    placeholders: {
      name,
      code: {
        meaning: 'The code; shown large in a paragraph of its own',
        sample: '482913',
        required: true,
        alone: 'code',
      },
      minutes: { meaning: 'How long the code works', sample: '10' },
    },
  }),
  'password-changed': mailKind({
    title: 'Password changed',
    when: 'To the account owner, whenever their password changes',
    subject: 'Your password was changed',
    text: `# Your password was changed

Hello {{name}},

The password for your {{brand}} account was changed, and {{signed_out}}.

{{facts}}

> {{advice}}`,
    placeholders: {
      name,
      signed_out: { meaning: 'Which devices were signed out', sample: 'every other device was signed out' },
      facts: { meaning: 'Account and time, as a table', sample: factTable(account, when), required: true },
      advice: {
        meaning: 'What to do if it was someone else',
        sample: `If this wasn't you, someone knew your password. Choose "Forgot password" on the sign-in page to set a new one, and raise a ticket so we can look into it.`,
        required: true,
      },
    },
  }),
  'account-deleted': mailKind({
    title: 'Account deleted',
    when: 'To the account owner, when the account is deleted',
    subject: 'Your {{brand}} account was deleted',
    text: `# Your account was deleted

Hello {{name}},

We've deleted your {{brand}} account and the data we held about you.

{{facts}}

By law, we have to keep orders and invoices. They stay with the organization you bought for.

> If you didn't ask for this, reply right away: someone may have used your account.`,
    placeholders: {
      name,
      facts: { meaning: 'Account and time, as a table', sample: factTable(account, when), required: true },
    },
  }),
  'data-downloaded': mailKind({
    title: 'Data downloaded',
    when: 'To the account owner, when someone downloads the data about them',
    subject: 'Your {{brand}} data was downloaded',
    text: `# Your data was downloaded

Hello {{name}},

A copy of the data we hold about you was downloaded.

{{facts}}

> If this wasn't you, change your password and sign out your other devices under My Account.`,
    placeholders: {
      name,
      facts: { meaning: 'Account and time, as a table', sample: factTable(account, when), required: true },
    },
  }),
  'new-device': mailKind({
    title: 'New device',
    when: 'To the account owner, when a new browser signs in',
    subject: 'New sign-in to your {{brand}} account',
    text: `# A new device signed in

Hello {{name}},

Someone signed in to your {{brand}} account from a browser we haven't seen before.

{{facts}}

If this was you, there's nothing to do. Browsers count as new in private windows or after you clear cookies.

{{end_link}}

> If this wasn't you, someone knows your password. Sign out that device, then set a new password.`,
    placeholders: {
      name,
      facts: {
        meaning: 'Account, device, time and IP address, as a table',
        sample: factTable(account, ['Device', 'Firefox on Windows'], when, ['IP address', '203.0.113.7']),
        required: true,
      },
      end_link: {
        meaning: 'The button to the page that signs out this device',
        sample: sampleLink("This wasn't me"),
        required: true,
      },
    },
  }),
  'second-factor-changed': mailKind({
    title: 'Two-step verification changed',
    when: 'To the account owner, when a passkey, an authenticator app or recovery codes are added, removed or reset',
    subject: 'Your two-step verification changed',
    text: `# Your two-step verification changed

Hello {{name}},

{{change}}

{{facts}}

> If this wasn't you, someone has access to your account. Change your password, remove anything you don't recognize from your profile, and raise a ticket so we can look into it.`,
    placeholders: {
      name,
      change: { meaning: 'What changed', sample: 'A passkey was added to your account.', required: true },
      facts: { meaning: 'Account and time, as a table', sample: factTable(account, when), required: true },
    },
  }),
  'recovery-codes-low': mailKind({
    title: 'Recovery codes running low',
    when: 'To the account owner, when they use a recovery code and have three or fewer left',
    subject: 'You have {{left}} left',
    text: `# You have {{left}} left

Hello {{name}},

A recovery code for your {{brand}} account was used. You have {{left}} left.

{{facts}}

Create a new set in your profile so you can still sign in if you lose your device.

> If this wasn't you, change your password, create new recovery codes, and raise a ticket so we can look into it.`,
    placeholders: {
      name,
      left: { meaning: 'How many are left', sample: '2 recovery codes', required: true },
      facts: { meaning: 'Account and time, as a table', sample: factTable(account, when), required: true },
    },
  }),
  invitation: mailKind({
    title: 'Invitation',
    when: 'To people for whom an administrator sets up an account',
    subject: '{{inviter}} invited you to {{brand}}',
    text: `# You're invited to {{brand}}

Hello {{name}},

{{inviter}} ({{inviter_email}}) has set up an account for you. Choose a password to start using it.

{{facts}}

{{accept_link}}

> The link works once. Don't share it. If you don't know who invited you, ignore this email: nobody can use the account until a password is set.`,
    placeholders: {
      name,
      inviter: { meaning: 'Who sent the invitation', sample: 'Mira Shah' },
      inviter_email: { meaning: 'Their email', sample: 'mira@market.example' },
      facts: {
        meaning: 'Account, organization and when the link expires, as a table',
        sample: factTable(['Your account', 'asha@client.example'], ['Expires', '27 Nov 2026, 10:15 UTC']),
      },
      accept_link: {
        meaning: 'The button that accepts the invitation',
        sample: sampleLink('Accept invitation'),
        required: true,
      },
    },
  }),
};
