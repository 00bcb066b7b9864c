import { shipLine } from './ship-logs.ts';

const levels = { warn: 40, error: 50 };

/** Prints a line in the format of the API's own log. */
export function logLine(level: keyof typeof levels, fields: object): void {
  const line = JSON.stringify({ level: levels[level], time: Date.now(), ...fields });
  if (level === 'error') console.error(line);
  else console.warn(line);
  shipLine(line);
}
