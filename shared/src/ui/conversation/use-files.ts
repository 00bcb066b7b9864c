import {
  createLimit,
  fieldErrors,
  isCancelled,
  isConnectionError,
  serverSaid,
  statusOf,
  whenConnectionBack,
} from '@marketplace/shared/http';
import { useState } from 'react';
import { checkFile, isPicture, MOST_FILES } from './check-file.ts';
import { removeFile, uploadFile, type FilePlace } from './file-place.ts';
import { useAttached, type Attached } from './use-attached.ts';

const NOT_SENT = 'Not uploaded: the server didn’t respond.';
const TOO_MANY = `A message can have up to ${MOST_FILES} files. Send the others with the next one.`;

const inTurn = createLimit(2);

/** The same file would be refused again. */
const isRefused = (error: unknown) => [400, 404, 413].includes(statusOf(error) ?? 0);

const previewOf = (file: File) => (isPicture(file) ? { preview: URL.createObjectURL(file) } : {});

/** What keeps a message from being sent. */
const problemOf = (files: Attached[]) => {
  if (files.some(({ error }) => error)) return 'A file could not be uploaded. Try again or remove it.';
  return files.some(({ sent }) => !sent) ? 'Wait for your files to upload.' : undefined;
};

/**
 * The files of a message: uploaded at once, sent with it by their ids. Uploads that failed without a connection are
 * retried when it is back.
 * @param draft names what is kept in this tab
 */
export const useFiles = (place: FilePlace, draft: string) => {
  const { files, latest, keep, change } = useAttached(draft);
  const [refusal, setRefusal] = useState<string>();

  const upload = async (key: string, file: File) => {
    const abort = new AbortController();
    const { signal } = abort;
    const retry = () => void upload(key, file);
    change(key, { abort, progress: 0, error: undefined, retry: undefined });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const sent = await inTurn(() => uploadFile(place, file, { signal, onProgress }));
      if (!signal.aborted) change(key, { sent, progress: undefined });
    } catch (error) {
      if (signal.aborted || isCancelled(error)) return;
      const said = fieldErrors(error)[0]?.message ?? serverSaid(error) ?? NOT_SENT;
      const stop = isConnectionError(error) ? whenConnectionBack(retry) : undefined;
      if (stop) signal.addEventListener('abort', stop);
      const again = () => {
        stop?.();
        retry();
      };
      change(key, { progress: undefined, error: said, retry: isRefused(error) ? undefined : again });
    }
  };

  const add = (chosen: Iterable<File>) => {
    const all = [...chosen];
    const room = Math.max(0, MOST_FILES - latest.current.length);
    setRefusal(all.length > room ? TOO_MANY : undefined);
    for (const file of all.slice(0, room)) {
      const key = `${Date.now()}-${Math.random()}`;
      const error = checkFile(file);
      const { name, type, size } = file;
      keep([...latest.current, { key, name, type, size, error, ...previewOf(file) }]);
      if (!error) void upload(key, file);
    }
  };

  const remove = (key: string) => {
    const sent = latest.current.find((file) => file.key === key)?.sent;
    if (sent) void removeFile(place, sent.id);
    setRefusal(undefined);
    keep(latest.current.filter((file) => file.key !== key));
  };

  /** Call it after the message has gone out with them. */
  const clear = () => {
    setRefusal(undefined);
    keep([]);
  };

  const ids = files.flatMap(({ sent }) => sent?.id ?? []);
  return { place, files, refusal, ids, problem: problemOf(files), add, remove, clear };
};

export type Files = ReturnType<typeof useFiles>;
