/** Why a file can't be imported at all, as one sentence. */
export class ImportFileError extends Error {
  override name = 'ImportFileError';
}
