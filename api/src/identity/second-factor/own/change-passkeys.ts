import { type AddedFactor, type NewPasskeyBody, SECOND_FACTOR_LIMITS } from '@marketplace/shared/contracts';
import type { Transaction } from '../../../db/index.ts';
import { ApiError, found, invalid } from '../../../http/index.ts';
import { recordAct } from '../../../operations/index.ts';
import { takeChallenge } from '../challenges.ts';
import { lockOwner } from '../lock-owner.ts';
import { challengeIn, checkAttestation } from '../passkeys/check-passkey.ts';
import { tokenOf } from '../passkeys/passkey-options.ts';
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from '../passkeys/passkey-store.ts';
import { addFactor, type ChangeContext, type Changing, removeFactor } from './change-factors.ts';

/** @throws ApiError 400 for anything but a new passkey, 409 for a known one, or one too many */
export function addPasskey(
  context: ChangeContext,
  changing: Changing,
  { name: typed, passkey: attestation }: NewPasskeyBody,
): Promise<AddedFactor> {
  const { userId, sessionId } = changing.caller;
  const name = tidyName(typed);
  return addFactor(context, changing, async (tx) => {
    const challenge = challengeIn(attestation) ?? '';
    const taken = await takeChallenge(tx, tokenOf(challenge, sessionId), 'passkey-setup');
    const credential =
      taken?.userId === userId ? await checkAttestation(context.config, attestation, challenge) : undefined;
    if (!credential) throw new ApiError(400, 'invalid_passkey', "We couldn't accept the passkey. Please try again.");
    await assertRoom(tx, userId);
    if (!(await insertPasskey(tx, { ...credential, userId, name })))
      throw new ApiError(409, 'passkey_known', 'This passkey is already in use.');
    const { synced } = credential;
    return {
      action: 'user.passkey_added',
      mail: 'passkeyAdded',
      after: { name, synced },
      methods: [synced ? 'swk' : 'hwk', 'mfa'],
    };
  });
}

async function assertRoom(tx: Transaction, userId: string): Promise<void> {
  const { passkeys: most } = SECOND_FACTOR_LIMITS;
  if ((await listPasskeys(tx, userId)).length < most) return;
  throw new ApiError(409, 'too_many_passkeys', `You can have up to ${most} passkeys. Remove one first.`);
}

/** @throws ApiError 400, 404 */
export async function nameOwnPasskey(
  { db }: Pick<ChangeContext, 'db'>,
  { caller: { userId }, ip }: Changing,
  id: string,
  typed: string,
): Promise<void> {
  const name = tidyName(typed);
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const before = found('passkey', await renamePasskey(tx, userId, id, name));
    await recordAct(tx, userId, { action: 'user.passkey_renamed', before: { name: before }, after: { name }, ip });
  });
}

/** @throws ApiError 404, and 409 for the last factor of a user who needs one */
export const removePasskey = (context: ChangeContext, changing: Changing, id: string): Promise<void> =>
  removeFactor(context, changing, async (tx) => {
    const name = found('passkey', await deletePasskey(tx, changing.caller.userId, id));
    return { action: 'user.passkey_removed', mail: 'passkeyRemoved', after: { name } };
  });

/** One line of text. */
function tidyName(typed: string): string {
  const name = typed.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  if (name === '') throw invalid('name', 'Enter a name for this passkey.');
  return name;
}
