import { readFile, stat } from 'node:fs/promises';
import { JsonFileError, readJsonFile } from '@marketplace/shared/reading';
import { errorCode } from '../../error-code.ts';
import { ImportFileError } from './import-file-error.ts';

const maxBytes = 100 * 1024 * 1024;

/** @throws ImportFileError with one sentence, whatever is wrong with the file as a whole. */
export async function readCatalogFile(path: string): Promise<unknown> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw new ImportFileError(`${path} is larger than 100 MB. Split it into several files.`);
    return await readJsonFile(await readFile(path), path);
  } catch (error) {
    throw explain(error, path);
  }
}

function explain(error: unknown, path: string): unknown {
  if (error instanceof JsonFileError) return new ImportFileError(error.message);
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return new ImportFileError(`There is no file ${path}.`);
  if (code === 'EISDIR') return new ImportFileError(`${path} is a folder: name the JSON file in it.`);
  if (code === 'EACCES' || code === 'EPERM') return new ImportFileError(`${path} may not be read by this user.`);
  return error;
}
