import { ReleaseError } from './release-error.ts';

/** @throws ReleaseError that names the file and the way out */
export const parseJson = <T>(text: string, file: string, wayOut = 'Restore it, or ship again.'): T => {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ReleaseError(`${file} is damaged: it isn't JSON. ${wayOut}`);
  }
};
