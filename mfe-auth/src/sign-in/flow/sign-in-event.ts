import type { PasskeyAssertion } from '@marketplace/shared/contracts';
import type { Call, Fields } from './sign-in-state.ts';

/** The result of a call; for a failed one, what the server said, if anything, and what users can do about it. */
export type Answer =
  | { kind: 'failed'; said: string | undefined; advice?: string | undefined; isRefused?: boolean }
  | { kind: 'done' }
  | { kind: 'signed-in' }
  | { kind: 'second-factor'; challenge: unknown }
  | { kind: 'temporary-password' }
  | { kind: 'verified'; resetToken: string; expiryMinutes: unknown };

export type SignInEvent =
  | { kind: 'edited'; fields: Partial<Fields> }
  /** The email that this device remembers became known. */
  | { kind: 'remembered'; email: string }
  /** To sign in with a passkey: one picked from the suggestions, or from the browser's prompt. */
  | { kind: 'passkey'; picked?: PasskeyAssertion }
  | { kind: 'forgot' }
  /** A code was emailed, although the server did not say so. */
  | { kind: 'has-code' }
  | { kind: 'back' }
  /** The step's own action. */
  | { kind: 'submitted' }
  | { kind: 'resend' }
  | { kind: 'answered'; call: Call; answer: Answer }
  | { kind: 'ticked' };
