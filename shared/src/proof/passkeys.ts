import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from '../contracts/index.ts';
import { readerOf } from '../reading/index.ts';

const load = () => import('@simplewebauthn/browser');

const readOptions = readerOf(PasskeyOptions);
const readAssertion = readerOf(PasskeyAssertion);
const readAttestation = readerOf(PasskeyAttestation);

/** Whether this browser can use passkeys. */
export const supportsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

/**
 * Makes the browser use a passkey. Throws what `proofProblem` puts into words.
 * @param options the server's response
 * @param autofill waits until the user picks a passkey from a field's suggestions, without a prompt
 */
export const readPasskey = async (options: unknown, { autofill = false } = {}): Promise<PasskeyAssertion> => {
  readOptions(options);
  const { startAuthentication } = await load();
  return readAssertion(
    await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: autofill,
    }),
  );
};

/** Makes the browser create a passkey from the server's response. */
export const createPasskey = async (options: unknown): Promise<PasskeyAttestation> => {
  readOptions(options);
  const { startRegistration } = await load();
  return readAttestation(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
};
