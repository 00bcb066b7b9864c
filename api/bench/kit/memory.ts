import { spawnSync } from 'node:child_process';

/** Megabytes that a process holds in memory (its resident set). */
export const residentMegabytes = (pid: number): number =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024;
