import { Type, type Static } from 'typebox';
import { Id } from './common.ts';

/** An enabled provider as the sign-in page offers it, with the domains that count. */
export const SignOnOffer = Type.Object({
  id: Id,
  name: Type.String(),
  domains: Type.Array(Type.String()),
  /** People of these domains may only sign in this way. */
  required: Type.Boolean(),
});
export type SignOnOffer = Static<typeof SignOnOffer>;
export const SignOnOffers = Type.Array(SignOnOffer);

/** The code that a browser brings back, valid for a minute, once, and only with its cookie. */
export const SignOnExchangeBody = Type.Object({ code: Type.String({ minLength: 43, maxLength: 43 }) });
export type SignOnExchangeBody = Static<typeof SignOnExchangeBody>;

/** Why a provider sign-in failed; in the URL of the page it ends on. */
export const SIGN_ON_PROBLEMS = [
  'unavailable',
  'unreachable',
  'secret_unreadable',
  'expired',
  'denied',
  'provider_error',
  'invalid_answer',
  'email_missing',
  'email_unverified',
  'foreign_domain',
  'unproven_domain',
  'stale',
  'unknown_user',
  'disabled',
  'password_only',
  'temporary_password',
  'linked_elsewhere',
  'changed_meanwhile',
  'too_many',
  'failed',
] as const;
export type SignOnProblem = (typeof SIGN_ON_PROBLEMS)[number];
