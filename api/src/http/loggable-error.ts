import { errorCode } from '../error-code.ts';

interface LoggableError {
  type: string;
  code: string;
  message: string;
  stack: string;
}

/**
 * What may be logged of an error. The values of a failed statement are left out: they are people's emails, texts and
 * hashes, and both Drizzle's message and PostgreSQL's detail contain them.
 */
export function loggable(error: unknown): LoggableError {
  if (!(error instanceof Error))
    return { type: typeof error, code: '', message: 'something other than an error', stack: '' };
  const isQuery = 'query' in error && 'params' in error;
  const cause = isQuery && error.cause instanceof Error ? error.cause : error;
  const message = isQuery ? `${cause === error ? 'failed' : cause.message} in: ${String(error.query)}` : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: cause.name, code: errorCode(cause), message, stack: frames.join('\n') };
}
