import { Type, type Static } from 'typebox';
import { PROFILE_LIMITS } from './check-profile.ts';
import { Id, Instant, Nullable } from './common.ts';

/** What users see of their own account beside roles and modules. `timeZone` is an IANA name; null follows the device. */
export const Profile = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  timeZone: Nullable(Type.String()),
});
export type Profile = Static<typeof Profile>;

/** What users may change of it; all of it is replaced. `checkProfile` says more of what is good. */
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

/** A sign-in that has not ended, by the device it was made on. */
export const SessionSummary = Type.Object({
  id: Id,
  /** As much as the browser tells of itself, such as "Chrome on Windows". */
  device: Type.String({ minLength: 1, 'x-fallback': 'Unknown device' }),
  kind: Type.Union([Type.Literal('desktop'), Type.Literal('phone'), Type.Literal('tablet'), Type.Literal('unknown')], {
    'x-fallback': 'unknown',
  }),
  /** Where the sign-in came from. */
  ip: Type.String(),
  createdAt: Instant,
  /** To the minute. */
  lastSeenAt: Instant,
  /** When it ends at the latest, however much it is used. */
  expiresAt: Instant,
  /** The session that asks. */
  current: Type.Boolean(),
});
export type SessionSummary = Static<typeof SessionSummary>;

/** Last used first. */
export const SessionList = Type.Array(SessionSummary);
