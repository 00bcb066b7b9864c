import { readFile, stat } from 'node:fs/promises';
import { errorCode } from '../../error-code.ts';
import { ImportFileError } from './import-file-error.ts';

const maxBytes = 100 * 1024 * 1024;

/** @throws ImportFileError with one sentence, whatever is wrong with the file as a whole. */
export async function readCatalogFile(path: string): Promise<unknown> {
  return parseJson(decode(await readBytes(path), path), path);
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw new ImportFileError(`${path} is larger than 100 MB: split it into several files.`);
    return await readFile(path);
  } catch (error) {
    throw explain(error, path);
  }
}

function explain(error: unknown, path: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return new ImportFileError(`There is no file ${path}.`);
  if (code === 'EISDIR') return new ImportFileError(`${path} is a folder: name the JSON file in it.`);
  if (code === 'EACCES' || code === 'EPERM') return new ImportFileError(`${path} may not be read by this user.`);
  return error;
}

function decode(bytes: Buffer, path: string): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') throw new ImportFileError(`${path} is written in UTF-16: save it as UTF-8.`);
  try {
    // Takes the byte order mark of UTF-8 away, which some editors write.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportFileError(`${path} is not text in UTF-8: save it as UTF-8.`);
  }
}

function parseJson(text: string, path: string): unknown {
  if (text.trim() === '') throw new ImportFileError(`${path} is empty.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportFileError(`${path} is not JSON: ${whatIsWrong(error)}.`);
  }
}

/** The parser's own words, on one line and without most of the text that it quotes. */
function whatIsWrong(error: unknown): string {
  const words = error instanceof Error ? error.message : 'it can not be read';
  const line = words.replace(/\s+/g, ' ').replace(/ is not valid JSON$/, '');
  return line.length <= 120 ? line : `${line.slice(0, 120)}…`;
}
