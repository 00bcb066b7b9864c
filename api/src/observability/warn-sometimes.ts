import type { DiagLogger } from '@opentelemetry/api';

const quietMs = 600_000;

/** Logs what the SDK complains of, at most once in ten minutes: a collector that is down must not flood the log. */
export function warnSometimes(sentence: string): DiagLogger {
  let quietUntil = 0;
  const ignore = () => undefined;
  const error = (message: string) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + quietMs;
    process.stderr.write(
      `${JSON.stringify({ level: 40, time: Date.now(), msg: sentence, reason: message.slice(0, 500) })}\n`,
    );
  };
  return { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
}
