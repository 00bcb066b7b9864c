import type { CatalogImportReport, ImportProblem } from '@marketplace/shared/contracts';

const shown = 100;

/** A report for the person at the terminal. */
export function reportText(report: CatalogImportReport): string {
  const lines = [
    row('', 'categories', 'buckets', 'modules'),
    ...(['created', 'changed', 'skipped'] as const).map((did) =>
      row(did, ...(['categories', 'buckets', 'modules'] as const).map((kind) => String(report[did][kind]))),
    ),
  ];
  lines.push(...problemLines(report.refused, 'refused, with everything inside them'));
  lines.push(...problemLines(report.leftOut, 'left out; their modules were imported without them'));
  if (report.dryRun) lines.push('', 'This was a dry run. Nothing was changed.');
  return lines.join('\n');
}

function problemLines(problems: ImportProblem[], what: string): string[] {
  if (problems.length === 0) return [];
  const lines = problems.slice(0, shown).map(({ path, reason }) => `  ${path}: ${reason}`);
  const more = problems.length > shown ? [`  and ${problems.length - shown} more; --json lists all`] : [];
  return ['', `${problems.length} ${what}:`, ...lines, ...more];
}

const row = (...cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(8) : cell.padStart(11))).join('');
