/** How long a code, and the reset token it is exchanged for, are valid. */
export const codeMinutes = 10;
export const tokenMinutes = 15;

/** Wrong codes before even the correct one is refused. */
export const triesPerCode = 5;

/** A valid code younger than this isn't replaced: it is still on its way. */
export const cooldownSeconds = 30;

interface CodeLimit {
  name: string;
  seconds: number;
  /** From one place: a device that the owner has signed in with, or any single address. */
  mostFromOnePlace: number;
  /** From all places except the owner's devices. */
  mostFromStrangers: number;
}

/** Codes sent per account. A single address can't use up what is left for the owner on a new device. */
export const codesPerAccount: CodeLimit[] = [
  { name: 'quarter', seconds: 15 * 60, mostFromOnePlace: 5, mostFromStrangers: 10 },
  { name: 'day', seconds: 24 * 3_600, mostFromOnePlace: 10, mostFromStrangers: 20 },
];
