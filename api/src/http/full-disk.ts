import { errorCode } from '../error-code.ts';

/** Of the system, and of PostgreSQL (`disk_full`). */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Nothing can be written: the disk with the files or the database is full. Drizzle wraps the driver's error. */
export function isFullDisk(error: unknown): boolean {
  if (codes.has(errorCode(error)) || isFullStore(error)) return true;
  return typeof error === 'object' && error !== null && 'cause' in error && isFullDisk(error.cause);
}

/** An S3 store then responds with HTTP 507, Insufficient Storage. */
function isFullStore(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return false;
  const { $metadata: answer } = error;
  return typeof answer === 'object' && answer !== null && 'httpStatusCode' in answer && answer.httpStatusCode === 507;
}
