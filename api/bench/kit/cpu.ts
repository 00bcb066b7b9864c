import { readFileSync } from 'node:fs';

/** A hundredth of a second, on every Linux. */
const tickMs = 10;

/** Milliseconds of processor time that a process has had; NaN if the system has no /proc. */
export function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return Number.NaN;
  }
}
