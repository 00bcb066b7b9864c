import { ApiError } from '../../../http/index.ts';
import { factorMethodsOf } from '../held-factors.ts';
import { lockOwner } from '../lock-owner.ts';
import { replaceRecoveryCodes } from '../recovery-codes/recovery-code-store.ts';
import { type ChangeContext, type Changing, noteChange } from './change-factors.ts';

/** A new set; the previous codes no longer work. @throws ApiError 409 without a second factor */
export const renewRecoveryCodes = (
  context: ChangeContext,
  { caller: { userId }, ip }: Changing,
): Promise<{ recoveryCodes: string[] }> =>
  context.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if ((await factorMethodsOf(tx, userId)).length === 0)
      throw new ApiError(409, 'no_second_factor', 'Add a passkey or an authenticator app first.');
    const recoveryCodes = await replaceRecoveryCodes(tx, userId);
    await noteChange(tx, context, owner, { action: 'user.recovery_codes_renewed', mail: 'codesRenewed' }, ip);
    return { recoveryCodes };
  });
