import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { workspaceRoot } from '../../../shared/tooling/release/workspace.ts';

/** A Markdown table; all columns but the first are numbers. */
export const markdownTable = (head: string[], rows: string[][]) => {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

/** The machine and date of a benchmark, in a sentence. */
export const circumstances = (browser: Browser) =>
  `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} processors (${cpus()[0]?.model.trim()}), load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')} at the end, Node ${process.versions.node}, Chromium ${browser.version()} headless.`;

/** A figure that the nightly workflow follows, smaller is better: as github-action-benchmark's `customSmallerIsBetter` reads it. */
export interface Point {
  name: string;
  unit: string;
  value: number;
}

/** Prints a benchmark's tables, and stores them in `bench-results/`, with all figures and those to follow over time. */
export const writeResults = (name: string, markdown: string, figures: unknown, points: Point[] = []) => {
  const folder = join(workspaceRoot, 'bench-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(figures, null, 1));
  writeFileSync(join(folder, `${name}.md`), `${markdown}\n`);
  const known = points.filter(({ value }) => Number.isFinite(value));
  if (known.length > 0) writeFileSync(join(folder, `${name}.points.json`), JSON.stringify(known, null, 1));
  console.log(markdown);
};
