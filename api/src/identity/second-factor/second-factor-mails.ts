import type { Mail } from '../../notifications/index.ts';
import { momentText } from '../auth/moment-text.ts';
import type { FactorOwner } from './lock-owner.ts';

/** What happened, as a sentence. */
const sentences = {
  passkeyAdded: 'A passkey was added to your account. You can sign in with it.',
  passkeyRemoved: 'A passkey was removed from your account.',
  totpAdded: 'An authenticator app was added to your account. You can sign in with its codes.',
  totpRemoved: 'The authenticator app was removed from your account.',
  codesRenewed: 'New recovery codes were created for your account. The old ones no longer work.',
  reset:
    'An administrator reset your two-step verification: your passkeys, authenticator app and recovery codes were removed, and every device was signed out. Set it up again in your profile.',
};

export type FactorChange = keyof typeof sentences;

const facts = ({ email, timeZone }: FactorOwner, at: Date): [string, string][] => [
  ['Account', email],
  ['When', momentText(at, timeZone)],
];

/** No link: a similar email with one isn't ours. */
export const secondFactorMail = (owner: FactorOwner, change: FactorChange): Mail => ({
  to: owner.email,
  kind: 'second-factor-changed',
  values: {
    name: owner.name,
    change: sentences[change],
    facts: [{ kind: 'facts', facts: facts(owner, new Date()) }],
  },
});

export const recoveryCodesMail = (owner: FactorOwner, left: number): Mail => ({
  to: owner.email,
  kind: 'recovery-codes-low',
  values: {
    name: owner.name,
    left: left === 0 ? 'no recovery codes' : left === 1 ? '1 recovery code' : `${left} recovery codes`,
    facts: [{ kind: 'facts', facts: facts(owner, new Date()) }],
  },
});
