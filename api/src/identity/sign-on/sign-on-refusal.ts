import type { SignOnProblem } from '@marketplace/shared/contracts';

/** A failed sign-in through a provider; the page where it ends has a sentence for each problem. */
export class SignOnRefusal extends Error {
  override name = 'SignOnRefusal';
  readonly problem: SignOnProblem;
  constructor(problem: SignOnProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
