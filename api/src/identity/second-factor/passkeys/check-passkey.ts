import type { PasskeyAssertion, PasskeyAttestation } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ApiConfig } from '../../../config.ts';
import type { Passkey } from './passkey-store.ts';
import { userHandleOf } from './passkey-options.ts';
import { relyingPartyOf } from './relying-party.ts';
import { algorithms, loadWebAuthn } from './webauthn.ts';

type Config = Pick<ApiConfig, 'publicUrl' | 'allowedHosts'>;

const clientData = Compile(Type.Object({ challenge: Type.String() }));

/** The challenge that a browser claims to respond to; undefined if its response is unreadable. */
export function challengeIn({ response }: PasskeyAssertion | PasskeyAttestation): string | undefined {
  try {
    return clientData.Parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return undefined;
  }
}

interface Expected {
  challenge: string;
  /** Whether the authenticator must have verified its user, by PIN or biometrics. */
  userVerified: boolean;
}

/** What a valid assertion says; undefined for any other. The caller has used up the challenge. */
export async function checkAssertion(
  config: Config,
  passkey: Passkey,
  assertion: PasskeyAssertion,
  { challenge, userVerified }: Expected,
): Promise<{ counter: number; userVerified: boolean } | undefined> {
  const { rpID, origins } = relyingPartyOf(config);
  const { userHandle } = assertion.response;
  const owner = Buffer.from(userHandleOf(passkey.userId)).toString('base64url');
  if (userHandle !== undefined && userHandle !== '' && userHandle !== owner) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, authenticatorAttachment: undefined, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: userVerified,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    const { newCounter: counter, userVerified: checked } = authenticationInfo;
    return verified ? { counter, userVerified: checked } : undefined;
  } catch {
    // The library throws for anything unexpected or unparsable.
    return undefined;
  }
}

/**
 * Whether an attestation comes without certificates. We ask for none, and the library would fetch any revocation list
 * that a certificate names.
 */
async function isPlain({ response }: PasskeyAttestation): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const format = object.get('fmt');
  return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined);
}

/** The credential of a valid attestation; undefined for any other. */
export async function checkAttestation(config: Config, attestation: PasskeyAttestation, challenge: string) {
  const { rpID, origins } = relyingPartyOf(config);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    if (!(await isPlain(attestation))) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, authenticatorAttachment: undefined, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      synced: credentialBackedUp,
      transports: [...(attestation.response.transports ?? [])],
    };
  } catch {
    return undefined;
  }
}
