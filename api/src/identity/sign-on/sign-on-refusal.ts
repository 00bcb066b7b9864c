import type { SignOnProblem } from '@marketplace/shared/contracts';

/** A sign-in by a provider came to nothing; the page that it ends on has a sentence for each problem. */
export class SignOnRefusal extends Error {
  override name = 'SignOnRefusal';
  readonly problem: SignOnProblem;
  constructor(problem: SignOnProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
