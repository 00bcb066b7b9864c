import { execFileSync } from 'node:child_process';

interface Process {
  pid: number;
  parent: number;
  /** In bytes. */
  resident: number;
}

const processes = (): Process[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, resident: kilobytes * 1_024 }));

/** Resident memory of a process and of its descendants, in bytes. */
export const memoryOf = (pid: number | undefined) => {
  const all = processes();
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  const sum = (some: Process[]) => some.reduce((total, { resident }) => total + resident, 0);
  return { own: sum(all.filter((one) => one.pid === pid)), children: sum(pid === undefined ? [] : below(pid)) };
};
