import { ApiError, type FieldError } from '../../http/api-error.ts';

/** @throws ApiError 400 that names every field with something against it. */
export function refuse(problems: FieldError[]): void {
  if (problems.length === 0) return;
  const sentences = [...new Set(problems.map(({ message }) => message))];
  throw new ApiError(400, 'invalid_request', sentences.join(' '), { errors: problems });
}

export const changedMeanwhile = (kind: string) =>
  new ApiError(
    409,
    'changed_meanwhile',
    `Somebody else has changed this ${kind} since you opened it. What you wrote is kept: look at their changes before you save again.`,
  );
