import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';
import { Base64Url, FactorMethod, RefreshBody } from './sign-in.ts';
import { CarriedTokens } from './user.ts';

/** Lengths and counts. */
export const SECOND_FACTOR_LIMITS = {
  /** Digits of a code from an authenticator app. */
  code: 6,
  passkeyName: 60,
  passkeys: 20,
  recoveryCodes: 10,
  /** Minutes in which a sign-in must be finished, and in which a proof counts as fresh. */
  minutes: 10,
} as const;

const Challenge = Base64Url(200);

/** WebAuthn's `AuthenticationResponseJSON`. */
export const PasskeyAssertion = Type.Object({
  id: Base64Url(1_400),
  rawId: Base64Url(1_400),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Object({}),
  response: Type.Object({
    clientDataJSON: Base64Url(8_000),
    authenticatorData: Base64Url(8_000),
    signature: Base64Url(4_000),
    userHandle: Type.Optional(Type.String({ maxLength: 100 })),
  }),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

/** WebAuthn's `RegistrationResponseJSON`. */
export const PasskeyAttestation = Type.Object({
  id: Base64Url(1_400),
  rawId: Base64Url(1_400),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Object({}),
  response: Type.Object({
    clientDataJSON: Base64Url(8_000),
    attestationObject: Base64Url(40_000),
    authenticatorData: Type.Optional(Base64Url(8_000)),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
    publicKey: Type.Optional(Base64Url(8_000)),
  }),
});
export type PasskeyAttestation = Static<typeof PasskeyAttestation>;

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON` or `PublicKeyCredentialCreationOptionsJSON`, for the browser. */
export const PasskeyOptions = Type.Object({ challenge: Challenge }, { additionalProperties: true });

const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) });
const RecoveryCode = Type.Object({ recoveryCode: Type.String({ minLength: 1, maxLength: 40 }) });
const Passkey = Type.Object({ passkey: PasskeyAssertion });

/** One factor, proven. */
export const FactorProof = Type.Union([Code, RecoveryCode, Passkey]);
export type FactorProof = Static<typeof FactorProof>;

/** `POST /auth/login/second-factor`: finishes a sign-in. Responds like a sign-in. */
export const SecondFactorBody = Type.Object({ token: Base64Url(64), proof: FactorProof });
export type SecondFactorBody = Static<typeof SecondFactorBody>;

/** `POST /auth/login/second-factor/passkey-options`. */
export const SecondFactorToken = Type.Object({ token: Base64Url(64) });

/** `POST /auth/login/passkey`: signs in without a password, with a passkey that proves its user. */
export const PasskeyLoginBody = Type.Object({ passkey: PasskeyAssertion, rememberMe: Type.Optional(Type.Boolean()) });
export type PasskeyLoginBody = Static<typeof PasskeyLoginBody>;

export const PasskeySummary = Type.Object({
  id: Id,
  /** As its owner calls it. */
  name: Type.String(),
  createdAt: Instant,
  lastUsedAt: Nullable(Instant),
  /** Synced to the platform's account, so that losing one device doesn't lose it. */
  synced: Type.Boolean(),
});
export type PasskeySummary = Static<typeof PasskeySummary>;

/** How to give a fresh proof: `signOn` is signing in at the provider again. */
export const FreshProof = Type.Union([FactorMethod, Type.Literal('password'), Type.Literal('signOn')]);
export type FreshProof = Static<typeof FreshProof>;

/** `GET /auth/second-factor`: the caller's own. */
export const SecondFactors = Type.Object({
  passkeys: Type.Array(PasskeySummary),
  /** Since when there is an authenticator app. */
  totp: Nullable(Type.Object({ createdAt: Instant })),
  recoveryCodes: Nullable(Type.Object({ left: Type.Integer(), createdAt: Instant })),
  /** Until when one must be set up; null if there is one, or the role does not require it. */
  requiredBy: Nullable(Instant),
  /** That moment has passed: other endpoints respond 403 `second_factor_required`. */
  overdue: Type.Boolean(),
  /** Until when sensitive changes need no further proof; null if they do now. */
  freshUntil: Nullable(Instant),
  /** What makes it fresh again, best first. */
  proofs: Type.Array(FreshProof),
  /** Codes count only with the password, and so do passkeys that don't check their user. */
  withPassword: Type.Optional(Type.Boolean()),
  /** Where signing in again is a proof. */
  signOnProvider: Type.Optional(Id),
  /** There is a provider, but it doesn't say when people sign in there, so that is no proof. */
  signOnUnproven: Type.Optional(Type.Boolean()),
});
export type SecondFactors = Static<typeof SecondFactors>;

const password = Type.String({ minLength: 1, maxLength: 256 });
/** For new tokens; without it, the session keeps those it has. */
const refreshToken = Type.Optional(RefreshBody.properties.refreshToken);
const alongside = { password: Type.Optional(password), refreshToken };

/**
 * `POST /auth/fresh-factor`: proves the signed-in user again, with everything their account has. With a second factor
 * that is the factor and the password, or a passkey alone if it has checked its user.
 */
export const FreshFactorBody = Type.Union([
  Type.Object({ ...Code.properties, ...alongside }),
  Type.Object({ ...RecoveryCode.properties, ...alongside }),
  Type.Object({ ...Passkey.properties, ...alongside }),
  Type.Object({ password, refreshToken }),
]);
export type FreshFactorBody = Static<typeof FreshFactorBody>;
/** With the new tokens of the session, whose access tokens from before have ended. */
export const FreshFactor = Type.Object({ freshUntil: Instant, ...CarriedTokens.properties });
export type FreshFactor = Static<typeof FreshFactor>;

export const PasskeyName = Type.Object({
  name: Type.String({ minLength: 1, maxLength: SECOND_FACTOR_LIMITS.passkeyName }),
});
/** `POST /auth/second-factor/passkeys`. */
export const NewPasskeyBody = Type.Object({ ...PasskeyName.properties, passkey: PasskeyAttestation });
export type NewPasskeyBody = Static<typeof NewPasskeyBody>;

/** The response to setting up a factor. The first one comes with recovery codes, shown only once. */
export const AddedFactor = Type.Object({ recoveryCodes: Nullable(Type.Array(Type.String())) });
export type AddedFactor = Static<typeof AddedFactor>;

/** `POST /auth/second-factor/totp`: a secret that counts once one of its codes has been sent to `/confirm`. */
export const TotpSetup = Type.Object({
  /** Base32, for typing. */
  secret: Type.String(),
  /** `otpauth://totp/...`, for a QR code. */
  uri: Type.String(),
});
export type TotpSetup = Static<typeof TotpSetup>;
export const ConfirmTotpBody = Code;
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
