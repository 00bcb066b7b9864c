import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiConfig } from '../config.ts';
import { errorCode } from '../error-code.ts';

type FolderConfig = Pick<ApiConfig, 'dataDir' | 'databaseUrl' | 'uploadStore' | 'backupTo'>;

/** Folders by the name of their setting. */
export type Folders = Record<string, string>;

/** The folders that the API writes to. */
export function foldersOf({ dataDir, databaseUrl, uploadStore, backupTo }: FolderConfig): Folders {
  const usesData = databaseUrl === undefined || uploadStore === undefined;
  return { ...(usesData && { DATA_DIR: dataDir }), ...(backupTo !== undefined && { BACKUP_TO: backupTo }) };
}

/** Proves that files can be written to each folder. */
export async function folderProblems(folders: Folders): Promise<string[]> {
  const problems = await Promise.all(Object.entries(folders).map(([name, folder]) => problemOf(name, folder)));
  return problems.filter((problem) => problem !== undefined);
}

async function problemOf(name: string, folder: string): Promise<string | undefined> {
  const trial = join(folder, `.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, '.');
    return undefined;
  } catch (error) {
    const [why, remedy] = reasons[errorCode(error)] ?? [String(error), 'choose another folder'];
    return `${name} is ${folder}, which can't be written to (${why}): ${remedy}.`;
  } finally {
    await rm(trial, { force: true }).catch(() => undefined);
  }
}

const another = 'let this user write there, or choose another folder';
const space = 'free some space, or choose another folder';
const reasons: Record<string, [string, string]> = {
  EACCES: ['permission denied', another],
  EPERM: ['permission denied', another],
  EROFS: ['the disk is read-only', 'choose another folder'],
  ENOSPC: ['the disk is full', space],
  EDQUOT: ['the quota is used up', space],
  EEXIST: ['it is a file', 'choose another folder'],
  ENOTDIR: ['a file is in its place', 'choose another folder'],
};
