import { parseArgs } from 'node:util';
import type { CatalogImportReport } from '@marketplace/shared/contracts';
import { readConfig } from '../../config.ts';
import { StartError } from '../../start-error.ts';
import { importCatalog, type ImportOptions } from './import-catalog.ts';
import { ImportFileError } from './import-file-error.ts';
import { openDatabase } from '../../open-database.ts';
import { parseCatalog } from './parse-catalog.ts';
import { readCatalogFile } from './read-catalog-file.ts';
import { reportText } from './report-text.ts';

const usage = `npm run catalog:import -- FILE.json [--dry-run] [--json]

  --dry-run  says what would be done, and does nothing
  --json     prints the report as JSON

Ends with 0 if everything came in, with 1 if something of the file did not, and with 2 if nothing could be read or written.`;

/** 0: everything was imported. 1: records were refused or fields left out. 2: the file or database was unusable. */
async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  const [path] = positionals;
  if (values.help === true || path === undefined || positionals.length > 1) {
    process.stderr.write(`${usage}\n`);
    return values.help === true ? 0 : 2;
  }
  const options = { dryRun: values['dry-run'] === true };
  const report = await runImport(path, options);
  process.stdout.write(`${values.json === true ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  return report.refused.length + report.leftOut.length > 0 ? 1 : 0;
}

async function runImport(path: string, options: ImportOptions): Promise<CatalogImportReport> {
  // The file first: a bad one needs no database.
  const records = parseCatalog(await readCatalogFile(path));
  const database = await openDatabase(readConfig());
  try {
    return await importCatalog(database.db, records, options);
  } finally {
    await database.close();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ImportFileError(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n\n${usage}`);
  }
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const known = error instanceof ImportFileError || error instanceof StartError;
    process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 2;
  },
);
