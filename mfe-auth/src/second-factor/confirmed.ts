import { RecoveryCodes, type PasskeySummary, type SecondFactors } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { APP } from './app/app-path.ts';
import { passkeyPath } from './passkeys/passkeys-path.ts';
import { SECOND_FACTOR } from './use-second-factors.ts';

/** An action that needs a confirmation. */
export interface Confirmed {
  title: string;
  text: string;
  action: string;
  /** Resolves to recovery codes to show. */
  run: () => Promise<string[] | null>;
  /** The toast afterwards. */
  done?: string;
}

const LAST =
  'It’s your last one, so only your password will protect your account, and your recovery codes will stop working.';

const isLast = ({ passkeys, totp }: SecondFactors) => passkeys.length + (totp ? 1 : 0) === 1;

export const removePasskey = ({ id, name }: PasskeySummary, factors: SecondFactors): Confirmed => ({
  title: `Remove ${name}?`,
  text: isLast(factors)
    ? `You won’t be able to sign in with it. ${LAST}`
    : 'You won’t be able to sign in with it. Delete it on your device too.',
  action: 'Remove',
  run: async () => {
    await marketplace.delete(passkeyPath(id));
    return null;
  },
  done: `${name} was removed.`,
});

export const removeApp = (factors: SecondFactors): Confirmed => ({
  title: 'Remove the authenticator app?',
  text: isLast(factors)
    ? `Its codes will stop working. ${LAST}`
    : 'Its codes will stop working. Delete the entry in the app too.',
  action: 'Remove',
  run: async () => {
    await marketplace.delete(APP);
    return null;
  },
  done: 'The authenticator app was removed.',
});

const readCodes = readerOf(RecoveryCodes);

export const renewCodes = (): Confirmed => ({
  title: 'Create new recovery codes?',
  text: 'Your old codes will stop working right away.',
  action: 'Create new codes',
  run: async () => readCodes((await marketplace.post(`${SECOND_FACTOR}/recovery-codes`)).data).recoveryCodes,
});
