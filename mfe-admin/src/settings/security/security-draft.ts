import { checkSecuritySettings, type SecurityField, type SecuritySettingsBody } from '@marketplace/shared/contracts';
import { typedInteger } from '@marketplace/shared/ui/form';
import type { DraftErrors } from '../form/use-draft.ts';

/** As it stands in the fields, whatever was typed. */
export type SecurityDraft = Record<SecurityField, string>;

const fromEach = <T>(valueOf: (field: SecurityField) => T): Record<SecurityField, T> => ({
  sessionHours: valueOf('sessionHours'),
  idleMinutes: valueOf('idleMinutes'),
  rememberedDays: valueOf('rememberedDays'),
  rememberedIdleDays: valueOf('rememberedIdleDays'),
  loginAttempts: valueOf('loginAttempts'),
  lockoutMinutes: valueOf('lockoutMinutes'),
});

export const draftOf = (settings: SecuritySettingsBody): SecurityDraft => fromEach((field) => String(settings[field]));

/** NaN for what is no whole number, which no limit allows. */
export const settingsOf = (draft: SecurityDraft): SecuritySettingsBody =>
  fromEach((field) => typedInteger(draft[field]) ?? NaN);

/** A sentence for each field that is not good. */
export const checkDraft = (draft: SecurityDraft): DraftErrors =>
  Object.fromEntries(checkSecuritySettings(settingsOf(draft)).map(({ field, message }) => [field, message]));
