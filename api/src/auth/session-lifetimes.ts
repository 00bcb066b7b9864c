const hour = 3_600;
const day = 24 * hour;

/** In seconds. A session ends when it is this old, or when nobody has used it for this long. */
export const lifetimeOf = (rememberMe: boolean) =>
  rememberMe ? { absolute: 30 * day, idle: 7 * day } : { absolute: 12 * hour, idle: 4 * hour };

/** For so long after a rotation the old refresh token is still answered: parallel tabs, lost answers. */
export const rotationGraceSeconds = 20;
