import type { DiagLogger } from '@opentelemetry/api';
import { logLine } from './log-line.ts';

const quietMs = 600_000;

/** Logs the SDK's complaints, at most once in ten minutes: a collector that is down must not flood the log. */
export function warnSometimes(sentence: string): DiagLogger {
  let quietUntil = 0;
  const ignore = () => undefined;
  const error = (reason: string) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + quietMs;
    logLine('warn', { reason: reason.slice(0, 500), msg: sentence });
  };
  return { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
}
