import { Type, type Static } from 'typebox';
import { Acknowledgement, Instant, Nullable } from './common.ts';
import { User } from './user.ts';

/** Text in the alphabet of base64url. */
export const Base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

/** How an account can be proven in addition to, or instead of, a password. */
export const FactorMethod = Type.Union([Type.Literal('passkey'), Type.Literal('totp'), Type.Literal('recoveryCode')]);
export type FactorMethod = Static<typeof FactorMethod>;

/** The password was correct, and a second factor is due: `token` represents the completed half of the sign-in. */
export const SecondFactorChallenge = Type.Object({
  token: Base64Url(64),
  /** What this account has, best first. */
  methods: Type.Array(FactorMethod, { minItems: 1 }),
  expiresAt: Instant,
});
export type SecondFactorChallenge = Static<typeof SecondFactorChallenge>;

export const LoginBody = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 256 }),
  /** Asks for the longer refresh-token lifetime. */
  rememberMe: Type.Optional(Type.Boolean()),
});
export type LoginBody = Static<typeof LoginBody>;

/**
 * Tokens are absent while the account has a temporary password. An account with a second factor gets a challenge, and
 * nobody learns more about it from a password alone.
 */
export const LoginAnswer = Type.Object({
  userData: Type.Optional(User),
  accessToken: Type.Optional(Type.String()),
  refreshToken: Type.Optional(Type.String()),
  secondFactor: Type.Optional(SecondFactorChallenge),
});
export type LoginAnswer = Static<typeof LoginAnswer>;

export const RefreshBody = Type.Object({ refreshToken: Type.String({ minLength: 1, maxLength: 512 }) });
export const TokenPair = Type.Object({ accessToken: Type.String(), refreshToken: Type.String() });
export type TokenPair = Static<typeof TokenPair>;

/** `user` is null for a visitor who sent no credentials at all; bad credentials are a 401. */
export const CheckAuthAnswer = Type.Object({ user: Nullable(User) });
export type CheckAuthAnswer = Static<typeof CheckAuthAnswer>;

/** The browser goes to `signOutUrl` to sign out at the provider too, if its session came from one that supports it. */
export const LogoutAnswer = Type.Object({ ...Acknowledgement.properties, signOutUrl: Type.Optional(Type.String()) });
export type LogoutAnswer = Static<typeof LogoutAnswer>;
