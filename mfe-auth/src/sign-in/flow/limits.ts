/** Digits of a one-time code. */
export const OTP_LENGTH = 6;

/** In milliseconds until a code may be sent again. */
export const RESEND_COOLDOWN = 60_000;

/** In minutes, when the server does not tell how long its reset token is good for. */
export const TOKEN_EXPIRY_MINUTES = 15;

/** In milliseconds that the message of an expired token stands before the flow returns. */
export const EXPIRY_REDIRECT_DELAY = 3_000;

export const PASSWORD_MINIMUM = 8;
