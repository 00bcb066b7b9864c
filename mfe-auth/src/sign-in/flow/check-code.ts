import { OTP_LENGTH } from './limits.ts';

/** What a code can be made of: digits, as many as it has. */
export const codeOf = (typed: string) => typed.replace(/\D/g, '').slice(0, OTP_LENGTH);

/** Why a code cannot be sent; undefined when it can. */
export const checkCode = (otp: string) => {
  if (otp === '') return 'Please enter the OTP';
  if (otp.length !== OTP_LENGTH) return 'OTP must be 6 digits';
  return undefined;
};
