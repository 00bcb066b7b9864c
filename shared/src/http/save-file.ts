import { UnreadableAnswerError } from '../reading/index.ts';
import { marketplace } from './clients.ts';

/** Enough time for the browser to start writing, in milliseconds. */
const KEPT_FOR = 60_000;

const nameIn = (disposition: unknown) =>
  typeof disposition === 'string' ? /filename="([^"]+)"/.exec(disposition)?.[1] : undefined;

/** Saves through the browser what the page already has. */
export const saveBlob = (blob: Blob, fileName: string) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
};

/** Downloads a file below the marketplace base with the user's credentials, under the name that the server gives it. */
export const saveFile = async (path: string, fileName: string) => {
  const { data, headers } = await marketplace.get(path, { responseType: 'blob' });
  if (!(data instanceof Blob)) throw new UnreadableAnswerError();
  saveBlob(data, nameIn(headers['content-disposition']) ?? fileName);
};
