import { ReleaseError } from '../release-error.ts';
import type { Refusal } from './refusal.ts';

const words = ({ message, team, rule }: Refusal) => `  - ${message}\n    Talk to: ${team} (${rule})`;

/** The gate's refusal, with every reason. */
export class RefusedError extends ReleaseError {
  override name = 'RefusedError';
  readonly refusals: Refusal[];
  constructor(refusals: Refusal[]) {
    super(`Refused: nothing was promoted.\n${refusals.map(words).join('\n')}`);
    this.refusals = refusals;
  }
}

export const refuseIf = (refusals: Refusal[]): void => {
  if (refusals.length > 0) throw new RefusedError(refusals);
};
