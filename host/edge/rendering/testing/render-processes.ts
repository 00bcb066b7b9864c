import { execFileSync } from 'node:child_process';

/** The ids of a process's render processes. */
export const renderProcessesOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...words]) => ppid === String(parent) && words.join(' ').includes('render-process.mjs'))
    .map(([pid]) => Number(pid));
