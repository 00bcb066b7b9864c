import type { FactorProof, PasskeyAssertion } from '@marketplace/shared/contracts';
import type { ApiConfig } from '../../config.ts';
import type { Transaction } from '../../db/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { takeChallenge } from './challenges.ts';
import { wrongFactor } from './factor-refusals.ts';
import type { FactorOwner } from './lock-owner.ts';
import { challengeIn, checkAssertion } from './passkeys/check-passkey.ts';
import { tokenOf } from './passkeys/passkey-options.ts';
import { findPasskey, notePasskeyUse } from './passkeys/passkey-store.ts';
import { noteRecoveryCodeUsed } from './recovery-codes/note-used.ts';
import { takeRecoveryCode } from './recovery-codes/recovery-code-store.ts';
import { openTotp } from './totp/sealed-totp.ts';
import { stepOfCode } from './totp/totp.ts';
import { findTotpSecret, takeTotpStep } from './totp/totp-store.ts';

export interface FactorContext {
  config: ApiConfig;
  mailer: Mailer;
}

export interface Proving {
  /** Locked. */
  owner: FactorOwner;
  /** Where a passkey's challenge was requested: the token of the sign-in, or the id of the session. */
  place: string;
  /** Of the refusal: 401 in a sign-in, 400 in a session. */
  status: 400 | 401;
  ip: string;
}

/**
 * Checks a user's second factor and uses it up: none counts twice.
 * @returns how it was proven, in the words of RFC 8176; `user` if a passkey has checked its user
 * @throws ApiError 400 or 401 for a wrong one, 409 if the server can't read the secret
 */
export async function proveFactor(
  tx: Transaction,
  context: FactorContext,
  proving: Proving,
  proof: FactorProof,
): Promise<string[]> {
  if ('passkey' in proof) return provePasskey(tx, context, proving, proof.passkey);
  if ('recoveryCode' in proof) return proveRecoveryCode(tx, context, proving, proof.recoveryCode);
  return proveCode(tx, context, proving, proof.code);
}

async function proveCode(
  tx: Transaction,
  { config }: FactorContext,
  { owner: { id: userId }, status }: Proving,
  code: string,
) {
  const sealed = await findTotpSecret(tx, userId, 'confirmed');
  const step = sealed && stepOfCode(openTotp(config, userId, sealed), code);
  if (step === undefined || !(await takeTotpStep(tx, userId, step)))
    throw wrongFactor(status, "The code isn't right, or it was already used. Wait for the next one and try again.");
  return ['otp', 'mfa'];
}

async function proveRecoveryCode(tx: Transaction, { mailer }: FactorContext, proving: Proving, code: string) {
  const { owner, status, ip } = proving;
  if (!(await takeRecoveryCode(tx, owner.id, code)))
    throw wrongFactor(status, "The recovery code isn't right, or it was already used.");
  await noteRecoveryCodeUsed(tx, mailer, owner, ip);
  return ['otp', 'mfa'];
}

async function provePasskey(
  tx: Transaction,
  { config }: FactorContext,
  { owner: { id: userId }, place, status }: Proving,
  assertion: PasskeyAssertion,
) {
  const challenge = challengeIn(assertion) ?? '';
  const taken = await takeChallenge(tx, tokenOf(challenge, place), 'passkey-proof');
  const passkey = taken?.userId === userId ? await findPasskey(tx, assertion.id) : undefined;
  const valid =
    passkey?.userId === userId
      ? await checkAssertion(config, passkey, assertion, { challenge, userVerified: false })
      : undefined;
  if (!passkey || !valid || !(await notePasskeyUse(tx, passkey.id, valid.counter)))
    throw wrongFactor(status, "We couldn't accept the passkey. Please try again or use another method.");
  return [passkey.synced ? 'swk' : 'hwk', ...(valid.userVerified ? ['user'] : []), 'mfa'];
}
