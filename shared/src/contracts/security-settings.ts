import { Type, type Static } from 'typebox';
import { Instant, Nullable } from './common.ts';
import { Version } from './company-settings.ts';

/** Smallest and largest value of each setting. */
export const SECURITY_LIMITS = {
  sessionHours: { min: 1, max: 168 },
  idleMinutes: { min: 5, max: 10_080 },
  rememberedDays: { min: 1, max: 365 },
  rememberedIdleDays: { min: 1, max: 90 },
  maxSessions: { min: 1, max: 100 },
  loginAttempts: { min: 3, max: 100 },
  lockoutMinutes: { min: 1, max: 1_440 },
  secondFactorGraceDays: { min: 0, max: 90 },
} as const;

export type SecurityField = keyof typeof SECURITY_LIMITS;

const within = (field: SecurityField) =>
  Type.Integer({ minimum: SECURITY_LIMITS[field].min, maximum: SECURITY_LIMITS[field].max });

/** Roles that can be required to set up a second factor: a user's own roles, and the marketplace roles that buy. */
export const SecondFactorRole = Type.Union([
  Type.Literal('USER'),
  Type.Literal('ADMIN'),
  Type.Literal('SUPER_ADMIN'),
  Type.Literal('PAYMENT_ADMIN'),
  Type.Literal('PAYMENT_CREATOR'),
]);
export type SecondFactorRole = Static<typeof SecondFactorRole>;

const secondFactorRoles = Type.Array(SecondFactorRole, { maxItems: 5 });

/** How long sign-ins last, how many there may be, when wrong passwords lock an account, and who needs a second factor. */
export const SecuritySettingsBody = Type.Object({
  /** A session without "Remember me" ends when it is this old, */
  sessionHours: within('sessionHours'),
  /** or when nobody has used it for this long. */
  idleMinutes: within('idleMinutes'),
  /** The same with "Remember me". */
  rememberedDays: within('rememberedDays'),
  rememberedIdleDays: within('rememberedIdleDays'),
  /** Sessions per person; another one ends the oldest. */
  maxSessions: within('maxSessions'),
  /** Failed sign-ins of one account within the window, after which it is locked until the window ends. */
  loginAttempts: within('loginAttempts'),
  lockoutMinutes: within('lockoutMinutes'),
  /** People with one of these roles must set up a second factor. Only a SUPER_ADMIN changes this and the days. */
  secondFactorRoles,
  /** Days they have for it; changing either of the two restarts them for everyone. */
  secondFactorGraceDays: within('secondFactorGraceDays'),
});
export type SecuritySettingsBody = Static<typeof SecuritySettingsBody>;

/** The new settings, which replace those read in this version. */
export const SecuritySettingsChange = Type.Object({ ...SecuritySettingsBody.properties, version: Version });
export type SecuritySettingsChange = Static<typeof SecuritySettingsChange>;

/** A configured value may be outside the limits. */
const SecurityValues = Type.Object({
  sessionHours: Type.Integer(),
  idleMinutes: Type.Integer(),
  rememberedDays: Type.Integer(),
  rememberedIdleDays: Type.Integer(),
  maxSessions: Type.Integer(),
  loginAttempts: Type.Integer(),
  lockoutMinutes: Type.Integer(),
  secondFactorRoles,
  secondFactorGraceDays: Type.Integer(),
});

export const SecuritySettings = Type.Object({
  settings: SecurityValues,
  /** The defaults. */
  defaults: SecurityValues,
  /** Null while the defaults apply. */
  updatedAt: Nullable(Instant),
  version: Version,
});
export type SecuritySettings = Static<typeof SecuritySettings>;

interface FieldProblem {
  field: SecurityField;
  message: string;
}

const isWithin = (field: SecurityField, value: number) =>
  Number.isInteger(value) && value >= SECURITY_LIMITS[field].min && value <= SECURITY_LIMITS[field].max;

const fields = Object.keys(SECURITY_LIMITS) as SecurityField[];

/** Errors of the settings by field, the same in browser and server. Empty if valid. */
export const checkSecuritySettings = (settings: SecuritySettingsBody): FieldProblem[] => {
  const problems = fields
    .filter((field) => !isWithin(field, settings[field]))
    .map((field) => {
      const { min, max } = SECURITY_LIMITS[field];
      return { field, message: `Enter a whole number from ${min} to ${max.toLocaleString('en-IN')}.` };
    });
  if (problems.length > 0) return problems;
  const { idleMinutes, sessionHours, rememberedIdleDays, rememberedDays } = settings;
  const tooLong = (field: SecurityField, what: string): FieldProblem[] => [
    { field, message: `It can't be longer than the ${what}.` },
  ];
  return [
    ...(idleMinutes > sessionHours * 60 ? tooLong('idleMinutes', 'session itself') : []),
    ...(rememberedIdleDays > rememberedDays ? tooLong('rememberedIdleDays', 'session itself') : []),
    ...(sessionHours > rememberedDays * 24 ? tooLong('sessionHours', 'one with "Remember me"') : []),
  ];
};
