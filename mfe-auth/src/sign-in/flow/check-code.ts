import { OTP_LENGTH } from './limits.ts';

/** The part of a text that can be a code: digits, as many as a code has. */
export const codeOf = (typed: string) => typed.replace(/\D/g, '').slice(0, OTP_LENGTH);

/** Why a code can't be sent; undefined if it can. */
export const checkCode = (otp: string) => {
  if (otp === '') return 'Please enter the OTP';
  if (otp.length !== OTP_LENGTH) return 'OTP must be 6 digits';
  return undefined;
};
