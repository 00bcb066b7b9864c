import { errorCode } from '../error-code.ts';

/** Of the system, and of PostgreSQL (`disk_full`). */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Nothing can be written: the disk of the files or of the database is full. Drizzle wraps the driver's error. */
export function isFullDisk(error: unknown): boolean {
  if (codes.has(errorCode(error))) return true;
  return typeof error === 'object' && error !== null && 'cause' in error && isFullDisk(error.cause);
}
