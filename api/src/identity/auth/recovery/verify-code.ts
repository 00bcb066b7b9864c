import type { VerifyOtpAnswer, VerifyOtpBody } from '@marketplace/shared/contracts';
import type { Database } from '../../../db/index.ts';
import { ApiError } from '../../../http/index.ts';
import { passwordMatches } from '../passwords.ts';
import type { CodeBrowser } from './code-browser.ts';
import { countTry, findRecoverable, takeCode } from './code-store.ts';
import { tokenMinutes } from './recovery-limits.ts';
import { issueResetToken } from './reset-token-store.ts';

/**
 * Exchanges the code that was requested in this browser for a reset token. A wrong code, an expired one and a
 * nonexistent account are refused with the same words and timing.
 * @throws ApiError 400
 */
export async function verifyCode(
  db: Database,
  { email, otp }: VerifyOtpBody,
  browser: CodeBrowser,
): Promise<VerifyOtpAnswer> {
  const account = await findRecoverable(db, email.trim());
  const counted = await countTry(db, account?.id ?? '', browser);
  const matches = await passwordMatches(counted?.codeHash, otp);
  const resetToken =
    counted && matches
      ? await db.transaction(async (tx) =>
          (await takeCode(tx, counted)) ? issueResetToken(tx, counted.userId) : undefined,
        )
      : undefined;
  if (resetToken === undefined) throw new ApiError(400, 'invalid_otp', 'Invalid or expired OTP. Please try again.');
  return {
    success: true,
    message: 'OTP verified successfully. You can now set a new password.',
    resetToken,
    tokenExpiryMinutes: tokenMinutes,
  };
}
