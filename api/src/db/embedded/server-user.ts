import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

const run = promisify(execFile);

/** The user that the server runs as; empty if it is the user of this process. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so root creates a user for it. */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {};
  const known = await lookUp();
  if (known) return known;
  await run('groupadd', ['--force', 'postgres']).catch(() => undefined);
  await run('useradd', ['-g', 'postgres', '-M', '-s', '/usr/sbin/nologin', 'postgres']).catch(() => undefined);
  const created = await lookUp();
  if (created) return created;
  throw new StartError(
    'PostgreSQL refuses to run as root, and the user "postgres" could not be created for it. ' +
      'Start as another user, or set DATABASE_URL.',
  );
}

/** A parent folder that only root may enter hides the files from the server; PostgreSQL's own message would be unclear. */
export async function assertReachable(path: string, user: ServerUser): Promise<void> {
  if (user.uid === undefined) return;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) throw new StartError(closed(path, folder));
    if (folder === dirname(folder)) return;
  }
}

async function lookUp(): Promise<Required<ServerUser> | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

const closed = (path: string, folder: string) =>
  `PostgreSQL can't reach ${path}: it runs as the user "postgres", and the folder ${folder} is closed to it. ` +
  `Run "chmod o+x ${folder}", start as another user than root, or set DATA_DIR to another folder.`;
