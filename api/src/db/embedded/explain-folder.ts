import { errorCode } from '../../error-code.ts';
import { StartError } from '../../start-error.ts';

/** Turns a file system error about the data folder into a sentence for the person starting the storefront. */
export function explainFolder(error: unknown, dataDir: string): unknown {
  const elsewhere = 'set DATA_DIR to another folder';
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
      return new StartError(`The data folder ${dataDir} belongs to another user: start as that user, or ${elsewhere}.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(`There is no space left on the disk that holds ${dataDir}.`);
    case 'EROFS':
      return new StartError(`The data folder ${dataDir} can't be written to: ${elsewhere}.`);
    case 'EEXIST':
    case 'ENOTDIR':
      return new StartError(
        `The data folder ${dataDir} can't be created, because a file is in its place: ${elsewhere}.`,
      );
    default:
      return error;
  }
}
