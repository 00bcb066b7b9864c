import { errorCode } from '../../error-code.ts';
import { StartError } from '../../start-error.ts';

/** Why a backup or restore failed, as a sentence for the person at the terminal. */
export class BackupError extends StartError {
  override name = 'BackupError';
}

/** Turns disk errors of the system and the database into a sentence; returns other errors unchanged. */
export function explainBackup(error: unknown, path: string): unknown {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupError(`There is no space left on the disk that holds ${path}.`);
    case '53100':
      return new BackupError('There is no space left on the disk of the database; nothing was changed.');
    case '42501':
      return new BackupError('The user of DATABASE_URL must own the database to restore into it; nothing was changed.');
    case 'EEXIST':
      return new BackupError(`${path} already exists. Choose another file, or remove it.`);
    case 'ENOENT':
      return new BackupError(`${path} doesn't exist.`);
    case 'EISDIR':
      return new BackupError(`${path} is a folder. Enter a file.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupError(`${path} can't be read or written by this user.`);
    default:
      return error;
  }
}
