import { Type, type Static } from 'typebox';
import { PROFILE_LIMITS } from './check-profile.ts';
import { Id, Instant, Nullable } from './common.ts';
import { LinkToken } from './newsletter.ts';

/** A user's own account, apart from roles and modules. `timeZone` is an IANA name; null follows the device. */
export const Profile = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  timeZone: Nullable(Type.String()),
});
export type Profile = Static<typeof Profile>;

/** What users may change; a change replaces all of it. `checkProfile` validates the rest. */
export const ProfileBody = Type.Object({
  name: Type.String({ maxLength: PROFILE_LIMITS.name }),
  phone: Nullable(Type.String({ maxLength: PROFILE_LIMITS.phone })),
  timeZone: Nullable(Type.String({ maxLength: PROFILE_LIMITS.timeZone })),
});
export type ProfileBody = Static<typeof ProfileBody>;

export const ChangePasswordBody = Type.Object({
  currentPassword: Type.String({ minLength: 1, maxLength: 256 }),
  newPassword: Type.String({ minLength: 1, maxLength: 256 }),
});
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** Deletes an account; its typed email confirms that. */
export const DeleteAccountBody = Type.Object({ email: Type.String({ minLength: 1, maxLength: 254 }) });
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;

/** An active session, by device. */
export const SessionSummary = Type.Object({
  id: Id,
  /** What the browser reveals, such as "Chrome on Windows". */
  device: Type.String({ minLength: 1, 'x-fallback': 'Unknown device' }),
  kind: Type.Union([Type.Literal('desktop'), Type.Literal('phone'), Type.Literal('tablet'), Type.Literal('unknown')], {
    'x-fallback': 'unknown',
  }),
  /** Where the sign-in came from. */
  ip: Type.String(),
  createdAt: Instant,
  /** To the minute. */
  lastSeenAt: Instant,
  /** When it ends at the latest, even if it stays in use. */
  expiresAt: Instant,
  /** The session of this request. */
  current: Type.Boolean(),
});
export type SessionSummary = Static<typeof SessionSummary>;

/** Last used first. */
export const SessionList = Type.Array(SessionSummary);

/** Holds the token of the link in the email about a new sign-in. */
export const SignInNoticeQuery = Type.Object({ token: LinkToken });
export const EndSignInBody = Type.Object({ token: LinkToken });

/** The sign-in that the link in such an email is about. */
export const SignInNotice = Type.Object({
  device: Type.String(),
  ip: Type.String(),
  signedInAt: Instant,
});
export type SignInNotice = Static<typeof SignInNotice>;
