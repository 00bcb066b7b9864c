import { createHash } from 'node:crypto';
import type { MigrationStep } from '../../db/index.ts';
import { errorCode } from '../../error-code.ts';
import { readArchive } from './archive/read-archive.ts';
import { BackupError, explainBackup } from './backup-error.ts';
import { manifestName, parseManifest, type Manifest } from './manifest.ts';

/**
 * Reads the complete file and compares each entry with its checksum.
 * @throws BackupError with one sentence
 */
export async function checkBackup(path: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  try {
    for await (const { name, content } of readArchive(path)) {
      if (name === manifestName)
        manifest = parseManifest(content) ?? refuse(`${path} isn't a backup of a marketplace.`);
      else found.set(name, createHash('sha256').update(content).digest('hex'));
    }
  } catch (error) {
    throw asBackupError(error, path);
  }
  if (!manifest) throw new BackupError(`${path} isn't a backup of a marketplace, or is incomplete.`);
  const whole =
    manifest.entries.length === found.size && manifest.entries.every(({ name, sha256 }) => found.get(name) === sha256);
  return whole ? manifest : refuse(damaged(path));
}

const damaged = (path: string) => `${path} is damaged: its checksums don't match. Use another backup.`;

const refuse = (sentence: string): never => {
  throw new BackupError(sentence);
};

function asBackupError(error: unknown, path: string): unknown {
  const explained = explainBackup(error, path);
  if (explained instanceof BackupError) return explained;
  // zlib's error for a file that is not compressed at all.
  if (errorCode(error) === 'Z_DATA_ERROR' && /header/.test(String(error)))
    return new BackupError(`${path} isn't a backup of a marketplace.`);
  return new BackupError(damaged(path));
}

/** The migrations up to the backup's schema. @throws BackupError if this version doesn't know them */
export function stepsOf({ migrations }: Manifest, known: MigrationStep[]): MigrationStep[] {
  return migrations.map(({ when, hash }, index) => {
    const step = known[index];
    if (step?.folderMillis === when && step.hash === hash) return step;
    throw new BackupError(
      'The backup was made by a newer or different version of the marketplace. Update this one first, then restore.',
    );
  });
}
