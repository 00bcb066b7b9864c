import { TicketFile } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { readerOf } from '@marketplace/shared/data';

/** Where a conversation's files are. */
export interface FilePlace {
  /** Below the marketplace base. */
  path: string;
  /** From the conversation's link; without it, the session gives access. */
  token?: string;
}

/** A large file over a slow connection takes longer than other requests may. In milliseconds. */
const UPLOAD_TIMEOUT = 300_000;

const queryOf = ({ token }: FilePlace) => (token === undefined ? '' : `?token=${encodeURIComponent(token)}`);

/** The path of one file, below the marketplace base. */
export const pathOfFile = (place: FilePlace, id: string) => `${place.path}/${encodeURIComponent(id)}${queryOf(place)}`;

interface Sending {
  signal: AbortSignal;
  /** In percent. */
  onProgress: (percent: number) => void;
}

/** Uploads a file, to be sent with a message. */
export const uploadFile = async (
  place: FilePlace,
  file: File,
  { signal, onProgress }: Sending,
): Promise<TicketFile> => {
  const form = new FormData();
  form.append('attachmentFile', file, file.name);
  const { data } = await marketplace.post(`${place.path}${queryOf(place)}`, form, {
    signal,
    timeout: UPLOAD_TIMEOUT,
    onUploadProgress: ({ progress }) => onProgress(Math.round((progress ?? 0) * 100)),
  });
  return readerOf(TicketFile)(data);
};

/** Removes an unsent upload. One that is left behind is deleted after a day. */
export const removeFile = (place: FilePlace, id: string) =>
  marketplace.delete(pathOfFile(place, id)).catch(() => undefined);
