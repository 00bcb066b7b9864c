import { tracing } from './tracing.ts';

/** Sends a printed line of JSON to the collector too, if logs go there. */
export function shipLine(line: string): void {
  const { level, time, msg = '', ...fields } = JSON.parse(line) as Record<string, unknown>;
  tracing().log({ level: Number(level), time: Number(time), msg: String(msg), fields });
}

/** Where the API's log goes: standard output, and the collector. */
export const shippedOutput = {
  write: (line: string): void => {
    process.stdout.write(line);
    shipLine(line);
  },
};
