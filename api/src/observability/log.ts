import { loggable } from '../http/loggable-error.ts';
import { logLine } from './log-line.ts';
import { tracing } from './tracing.ts';

/** Logs an error of a server without its own logger. */
export const logError = (msg: string, error: unknown): void =>
  logLine('error', { trace_id: tracing().traceId(), err: loggable(error), msg });

/** Logs what operators should know. */
export const logWarning = (msg: string): void => logLine('warn', { trace_id: tracing().traceId(), msg });
