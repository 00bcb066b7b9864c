import type { SecuritySettingsBody } from '@marketplace/shared/contracts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** In seconds. A session ends when it is this old, or when nobody has used it for this long. */
export const lifetimeOf = (rememberMe: boolean, security: SecuritySettingsBody) =>
  rememberMe
    ? { absolute: security.rememberedDays * day, idle: security.rememberedIdleDays * day }
    : { absolute: security.sessionHours * hour, idle: security.idleMinutes * minute };

/** How long the old refresh token still works after a rotation, for parallel tabs and lost responses. */
export const rotationGraceSeconds = 20;
