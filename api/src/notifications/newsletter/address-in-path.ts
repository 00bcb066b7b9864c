import { Type } from 'typebox';
import { Format } from 'typebox/format';
import { invalid } from '../../http/index.ts';

export const params = Type.Object({ email: Type.String({ minLength: 1, maxLength: 254 }) });

/** The address in the path; refuses an invalid one in words that the sign-up form knows. */
export function addressIn({ email }: { email: string }): string {
  const address = email.trim();
  if (!Format.Test('email', address)) throw invalid('email', 'Please enter a valid email address.');
  return address;
}
