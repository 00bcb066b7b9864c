import type { PasskeyAssertion } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { signIn } from '@marketplace/shared/session';
import type { Answer } from '../flow/sign-in-event.ts';
import { nothingSaid } from './post-step.ts';

/** On demand: most people sign in without it. */
const loadProof = () => import('@marketplace/shared/proof');

const readOptions = async () => (await marketplace.post('/auth/login/passkey/options')).data;

interface Use {
  /** Chosen from the suggestions of a field; otherwise the browser prompts. */
  picked: PasskeyAssertion | undefined;
  rememberMe: boolean;
}

/** Signs in by a passkey alone. */
export const signInByPasskey = async ({ picked, rememberMe }: Use): Promise<Answer> => {
  const proof = await loadProof().catch(() => null);
  if (!proof)
    return { kind: 'failed', said: 'Your passkey could not be asked for. Check your connection and try again.' };
  try {
    const passkey = picked ?? (await proof.readPasskey(await readOptions()));
    const { data } = await marketplace.post('/auth/login/passkey', { passkey, rememberMe });
    return signIn(data) ? { kind: 'signed-in' } : nothingSaid;
  } catch (error) {
    return { kind: 'failed', said: proof.proofProblem(error) };
  }
};

/** A passkey that the user picks among the suggestions of the email field, however long it takes. */
export const suggestPasskey = async (): Promise<PasskeyAssertion | null> => {
  try {
    if (!(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return null;
    const { readPasskey } = await loadProof();
    return await readPasskey(await readOptions(), { autofill: true });
  } catch {
    // There is a button for it as well.
    return null;
  }
};
