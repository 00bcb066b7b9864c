import { Type, type Static } from 'typebox';

const Email = Type.String({ minLength: 1, maxLength: 254 });

/** Sends a one-time code to this address if it has an account; the response doesn't reveal whether. */
export const SendOtpBody = Type.Object({ email: Email });
export type SendOtpBody = Static<typeof SendOtpBody>;

export const VerifyOtpBody = Type.Object({ email: Email, otp: Type.String({ minLength: 1, maxLength: 16 }) });
export type VerifyOtpBody = Static<typeof VerifyOtpBody>;

export const VerifyOtpAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  /** Valid for one reset, for `tokenExpiryMinutes` from now. */
  resetToken: Type.String(),
  tokenExpiryMinutes: Type.Integer({ minimum: 1 }),
});
export type VerifyOtpAnswer = Static<typeof VerifyOtpAnswer>;

export const ResetPasswordBody = Type.Object({
  resetToken: Type.String({ minLength: 1, maxLength: 512 }),
  newPassword: Type.String({ minLength: 1, maxLength: 256 }),
});
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;
