import { ApiError } from './api-error.ts';

export const changedMeanwhile = (kind: string) =>
  new ApiError(
    409,
    'changed_meanwhile',
    `Somebody else has changed this ${kind} since you opened it. What you wrote is kept: look at their changes before you save again.`,
  );
