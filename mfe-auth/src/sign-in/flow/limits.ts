/** Digits of a one-time code. */
export const OTP_LENGTH = 6;

/** The number of wrong codes after which the server doesn't accept even the right one. */
export const TRIES_PER_CODE = 5;

/** Milliseconds until a code may be sent again. */
export const RESEND_COOLDOWN = 60_000;

/** In minutes, if the server does not say how long its reset token is valid. */
export const TOKEN_EXPIRY_MINUTES = 15;

/** How long the message of an expired token is shown before the flow returns, in milliseconds. */
export const EXPIRY_REDIRECT_DELAY = 3_000;

export const PASSWORD_MINIMUM = 8;
