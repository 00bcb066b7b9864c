import { SECOND_FACTOR_LIMITS } from '@marketplace/shared/contracts';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** In seconds, before and after now: one step of delay, as in RFC 6238, section 5.2, and no future codes. */
const epochTolerance: [number, number] = [30, 0];

/** 160 bits in base32. */
export const newTotpSecret = (): string => generateSecret();

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, { issuer, account }: { issuer: string; account: string }): string =>
  generateURI({ secret, issuer, label: account });

/** The time step of a code; undefined for a wrong code. Spaces don't count. */
export function stepOfCode(secret: string, typed: string): number | undefined {
  const token = typed.replace(/\s/g, '');
  if (!new RegExp(`^\\d{${SECOND_FACTOR_LIMITS.code}}$`).test(token)) return undefined;
  const result = verifySync({ secret, token, epochTolerance, epoch: Math.floor(Date.now() / 1_000) });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
