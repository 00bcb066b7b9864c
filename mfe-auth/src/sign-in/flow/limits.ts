/** Digits of a one-time code. */
export const OTP_LENGTH = 6;

/** Wrong codes after which the server takes not even the right one. */
export const TRIES_PER_CODE = 5;

/** In milliseconds until a code may be sent again. */
export const RESEND_COOLDOWN = 60_000;

/** In minutes, when the server does not tell how long its reset token is good for. */
export const TOKEN_EXPIRY_MINUTES = 15;

/** How long the message of an expired token is shown before the flow returns, in milliseconds. */
export const EXPIRY_REDIRECT_DELAY = 3_000;

export const PASSWORD_MINIMUM = 8;
