import type { CatalogImportReport } from '@marketplace/shared/contracts';

const shown = 100;

/** A report for the person at the terminal. */
export function reportText(report: CatalogImportReport, { skipBad }: { skipBad: boolean }): string {
  const lines = [
    row('', 'categories', 'buckets', 'modules'),
    ...(['created', 'changed', 'skipped'] as const).map((did) =>
      row(did, ...(['categories', 'buckets', 'modules'] as const).map((kind) => String(report[did][kind]))),
    ),
  ];
  const { refused } = report;
  if (refused.length > 0) {
    lines.push('', `${refused.length} refused:`);
    lines.push(...refused.slice(0, shown).map(({ path, reason }) => `  ${path}: ${reason}`));
    if (refused.length > shown) lines.push(`  and ${refused.length - shown} more; --json lists all`);
    lines.push(
      '',
      skipBad ? 'The good records were taken.' : 'Nothing was imported. --skip-bad takes the good records.',
    );
  }
  if (report.dryRun) lines.push('', 'This was a dry run: nothing was changed.');
  return lines.join('\n');
}

const row = (...cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(8) : cell.padStart(11))).join('');
