import {
  checkSecuritySettings,
  SECURITY_LIMITS,
  type SecurityField,
  type SecuritySettingsBody,
} from '@marketplace/shared/contracts';

/** As it stands in the fields, whatever was typed. */
export type SecurityDraft = Record<SecurityField, string>;
export type SecurityErrors = Partial<Record<SecurityField, string>>;

const fields = Object.keys(SECURITY_LIMITS) as SecurityField[];

const fromEach = <T>(valueOf: (field: SecurityField) => T): Record<SecurityField, T> => ({
  sessionHours: valueOf('sessionHours'),
  idleMinutes: valueOf('idleMinutes'),
  rememberedDays: valueOf('rememberedDays'),
  rememberedIdleDays: valueOf('rememberedIdleDays'),
  loginAttempts: valueOf('loginAttempts'),
  lockoutMinutes: valueOf('lockoutMinutes'),
});

export const draftOf = (settings: SecuritySettingsBody): SecurityDraft => fromEach((field) => String(settings[field]));

/** What is typed that is no whole number is nothing good. */
export const settingsOf = (draft: SecurityDraft): SecuritySettingsBody =>
  fromEach((field) => (/^\d{1,6}$/.test(draft[field].trim()) ? Number(draft[field]) : NaN));

export const isChanged = (draft: SecurityDraft, settings: SecuritySettingsBody) =>
  fields.some((field) => draft[field].trim() !== String(settings[field]));

/** A sentence for each field that is not good. */
export const errorsOf = (problems: { field: string; message: string }[]): SecurityErrors =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]));

export const checkDraft = (draft: SecurityDraft): SecurityErrors => errorsOf(checkSecuritySettings(settingsOf(draft)));
