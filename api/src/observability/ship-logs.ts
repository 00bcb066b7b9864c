/** A line of the log, or an audit event. */
export interface Entry {
  /** In the numbers of the log: 30 is information, 40 a warning, 50 an error. */
  level: number;
  /** In milliseconds since 1970. */
  time: number;
  msg: string;
  fields: Record<string, unknown>;
}

let send: ((entry: Entry) => void) | undefined;

/** Sends entries to a collector from now on. */
export const shipTo = (collector: (entry: Entry) => void): void => void (send = collector);

/** Whether logs go to a collector too. */
export const isShippingLogs = (): boolean => send !== undefined;

/** Sends an entry to the collector, if there is one. */
export const shipEntry = (entry: Entry): void => send?.(entry);

/** Sends a printed line of JSON to the collector too, if there is one. */
export function shipLine(line: string): void {
  if (!send) return;
  const { level, time, msg = '', ...fields } = JSON.parse(line) as Record<string, unknown>;
  send({ level: Number(level), time: Number(time), msg: String(msg), fields });
}

/** Where the API's log goes: standard output, and the collector. */
export const shippedOutput = {
  write: (line: string): void => {
    process.stdout.write(line);
    shipLine(line);
  },
};
