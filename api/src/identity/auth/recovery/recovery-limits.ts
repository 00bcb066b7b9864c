/** How long a code, and the reset token it is exchanged for, may be used. */
export const codeMinutes = 10;
export const tokenMinutes = 15;

/** Wrong codes before the right one isn't taken any more. */
export const triesPerCode = 5;

/** A live code younger than this isn't replaced: whoever asks again has it on the way to them. */
export const cooldownSeconds = 30;

/** Codes that one account is sent. */
export const codesPerAccount = [
  { name: 'quarter', seconds: 15 * 60, most: 5 },
  { name: 'day', seconds: 24 * 3_600, most: 10 },
];
