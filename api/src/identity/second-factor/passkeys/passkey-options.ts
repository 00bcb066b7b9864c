import { createHash } from 'node:crypto';
import { SECOND_FACTOR_LIMITS } from '@marketplace/shared/contracts';
import type { ApiConfig } from '../../../config.ts';
import type { Queries } from '../../../db/index.ts';
import { keepChallenge, newToken } from '../challenges.ts';
import { listPasskeys } from './passkey-store.ts';
import { relyingPartyOf } from './relying-party.ts';
import { algorithms, loadWebAuthn } from './webauthn.ts';

interface Context {
  db: Queries;
  config: Pick<ApiConfig, 'publicUrl' | 'allowedHosts' | 'brand'>;
}

const timeout = SECOND_FACTOR_LIMITS.minutes * 60_000;

/** How an authenticator identifies a user, without revealing who that is. */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkeys of ${userId}`).digest());

/** The library takes bytes, and the browser sends them back as this text. */
const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

/** A challenge only counts where it was requested: in this sign-in, or in this session. */
export const tokenOf = (challenge: string, place: string) => `${place} ${challenge}`;

/** Options to sign in with a passkey that also verifies its user. */
export async function signInOptions({ db, config }: Context) {
  const challenge = newToken();
  await keepChallenge(db, tokenOf(challenge, ''), { purpose: 'passkey-sign-in', userId: null });
  const { rpID } = relyingPartyOf(config);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID,
    timeout,
    challenge: bytesOf(challenge),
    userVerification: 'required',
  });
}

/**
 * Options to prove a user with one of their passkeys.
 * @param place the token of the sign-in, or the id of the session
 */
export async function proofOptions({ db, config }: Context, userId: string, place: string) {
  const challenge = newToken();
  await keepChallenge(db, tokenOf(challenge, place), { purpose: 'passkey-proof', userId });
  const { rpID } = relyingPartyOf(config);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID,
    timeout,
    challenge: bytesOf(challenge),
    allowCredentials: await credentialsOf(db, userId),
    userVerification: 'preferred',
  });
}

/** Options to create a passkey. */
export async function setupOptions(
  { db, config }: Context,
  { id, name, email }: { id: string; name: string; email: string },
  sessionId: string,
) {
  const challenge = newToken();
  await keepChallenge(db, tokenOf(challenge, sessionId), { purpose: 'passkey-setup', userId: id });
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: config.brand,
    rpID: relyingPartyOf(config).rpID,
    timeout,
    challenge: bytesOf(challenge),
    userID: userHandleOf(id),
    userName: email,
    userDisplayName: name,
    excludeCredentials: await credentialsOf(db, id),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

const credentialsOf = async (db: Queries, userId: string) =>
  (await listPasskeys(db, userId)).map(({ credentialId, transports }) => ({ id: credentialId, transports }));
