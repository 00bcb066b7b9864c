/** How long a code, and the reset token it is exchanged for, may be used. */
export const codeMinutes = 10;
export const tokenMinutes = 15;

/** Wrong codes before the right one isn't taken any more. */
export const triesPerCode = 5;

/** A live code younger than this isn't replaced: whoever asks again has it on the way to them. */
export const cooldownSeconds = 30;

interface CodeLimit {
  name: string;
  seconds: number;
  /** From one place: a device that the owner has signed in with, or any one address. */
  mostFromOnePlace: number;
  /** From all places but the owner's devices. */
  mostFromStrangers: number;
}

/** Codes that one account is sent. A single address can't use up what is left for the owner on a new device. */
export const codesPerAccount: CodeLimit[] = [
  { name: 'quarter', seconds: 15 * 60, mostFromOnePlace: 5, mostFromStrangers: 10 },
  { name: 'day', seconds: 24 * 3_600, mostFromOnePlace: 10, mostFromStrangers: 20 },
];
