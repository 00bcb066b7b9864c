import type { AddedFactor, TotpSetup } from '@marketplace/shared/contracts';
import { ApiError, notFound } from '../../../http/index.ts';
import { lockOwner } from '../lock-owner.ts';
import { openTotp, sealTotp } from '../totp/sealed-totp.ts';
import { newTotpSecret, stepOfCode, totpUri } from '../totp/totp.ts';
import { confirmTotp, deleteTotp, findTotpSecret, keepTotpSetup } from '../totp/totp-store.ts';
import { addFactor, type ChangeContext, type Changing, removeFactor } from './change-factors.ts';

/** Creates a secret, in place of an unconfirmed one. @throws ApiError 409 if there is already an app */
export async function beginTotp({ db, config }: ChangeContext, { caller: { userId } }: Changing): Promise<TotpSetup> {
  const secret = newTotpSecret();
  const sealed = sealTotp(config, userId, secret);
  const { email } = await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!(await keepTotpSetup(tx, userId, sealed)))
      throw new ApiError(409, 'totp_exists', 'Your account already has an authenticator app. Remove it first.');
    return owner;
  });
  return { secret, uri: totpUri(secret, { issuer: config.brand, account: email }) };
}

/** Activates the secret with one of its codes. @throws ApiError 400, 409 */
export const finishTotp = (context: ChangeContext, changing: Changing, code: string): Promise<AddedFactor> =>
  addFactor(context, changing, async (tx, { id }) => {
    const sealed = await findTotpSecret(tx, id, 'unconfirmed');
    if (!sealed) throw new ApiError(409, 'no_totp_setup', 'Start setting up the authenticator app again.');
    const step = stepOfCode(openTotp(context.config, id, sealed), code);
    if (step === undefined || !(await confirmTotp(tx, id, sealed, step))) throw wrongCode();
    return { action: 'user.totp_added', mail: 'totpAdded', methods: ['otp', 'mfa'] };
  });

/** @throws ApiError 404, and 409 for the last factor of a user who needs one */
export const removeTotp = (context: ChangeContext, changing: Changing): Promise<void> =>
  removeFactor(context, changing, async (tx) => {
    if (!(await deleteTotp(tx, changing.caller.userId))) throw notFound('authenticator app');
    return { action: 'user.totp_removed', mail: 'totpRemoved' };
  });

const wrongCode = () => {
  const message =
    "The code isn't right. Check that the time on your phone is correct, wait for the next code and try again.";
  return new ApiError(400, 'invalid_second_factor', message, { errors: [{ field: 'code', message }] });
};
