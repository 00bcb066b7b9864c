import { errorCode } from '../error-code.ts';

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** Shutdown, starting up, too many clients, statement canceled: all temporary. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '57014', '53300', '53400', '25P03']);

const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
];

/** The database is temporarily unavailable; the request itself may be valid. */
export function isDatabaseOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = errorCode(error);
  if (connectionCodes.has(code) || serverCodes.has(code) || code.startsWith('08')) return true;
  const message = 'message' in error ? String(error.message) : '';
  if (driverMessages.some((beginning) => message.startsWith(beginning))) return true;
  // A host name with several addresses fails with one error per attempt; Drizzle wraps the driver's error.
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isDatabaseOutage)) return true;
  return 'cause' in error && isDatabaseOutage(error.cause);
}
