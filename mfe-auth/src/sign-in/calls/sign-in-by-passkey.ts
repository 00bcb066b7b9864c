import type { PasskeyAssertion } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { proofProblem, readPasskey } from '@marketplace/shared/proof';
import { signIn } from '@marketplace/shared/session';
import type { Answer } from '../flow/sign-in-event.ts';
import { nothingSaid } from './post-step.ts';

const readOptions = async () => (await marketplace.post('/auth/login/passkey/options')).data;

interface Use {
  /** Picked from the suggestions of a field; otherwise the browser prompts. */
  picked: PasskeyAssertion | undefined;
  rememberMe: boolean;
}

/** Signs in with a passkey alone. */
export const signInByPasskey = async ({ picked, rememberMe }: Use): Promise<Answer> => {
  try {
    const passkey = picked ?? (await readPasskey(await readOptions()));
    const { data } = await marketplace.post('/auth/login/passkey', { passkey, rememberMe });
    return signIn(data) ? { kind: 'signed-in' } : nothingSaid;
  } catch (error) {
    return { kind: 'failed', said: proofProblem(error) };
  }
};

/** A passkey that the user picks from the suggestions in the email field, however long that takes. */
export const suggestedPasskey = async (): Promise<PasskeyAssertion> =>
  readPasskey(await readOptions(), { autofill: true });
