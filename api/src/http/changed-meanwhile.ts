import { ApiError } from './api-error.ts';

export const changedMeanwhile = (kind: string) =>
  new ApiError(
    409,
    'changed_meanwhile',
    `Someone else has changed this ${kind} since you opened it. Your changes are kept. Review theirs before you save again.`,
  );
