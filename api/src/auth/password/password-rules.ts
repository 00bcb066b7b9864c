import { invalid } from '../../http/api-error.ts';

/** @throws ApiError 400 with the first rule that a new password breaks. */
export function assertGoodPassword(password: string): void {
  if (password.length < 8) throw invalid('newPassword', 'Password must be at least 8 characters long');
  if (![/\p{Lu}/u, /\p{Ll}/u, /\d/].every((kind) => kind.test(password))) {
    throw invalid(
      'newPassword',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    );
  }
}
