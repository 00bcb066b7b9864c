import { useEffect, useRef, useState } from 'react';
import type { TicketFile } from '@marketplace/shared/contracts';
import {
  createLimit,
  fieldErrors,
  isCancelled,
  isConnectionError,
  serverSaid,
  whenConnectionBack,
} from '@marketplace/shared/http';
import { onTabForgotten } from '@marketplace/shared/session';
import { checkFile, isPicture, MOST_FILES } from './check-file.ts';
import { removeFile, uploadFile, type FilePlace } from './file-place.ts';
import { keepFiles, keptFiles } from './kept-files.ts';

/** A file of a message that is being written. */
export interface Attached {
  /** Its own until it has the id of an upload. */
  key: string;
  name: string;
  type: string;
  size: number;
  /** In percent, while it is being uploaded. */
  progress?: number | undefined;
  /** Why it is not uploaded. */
  error?: string | undefined;
  /** What is uploaded. */
  sent?: TicketFile;
  /** Tries again; absent if that would not help. */
  retry?: (() => void) | undefined;
  /** The address of its picture, from this device. */
  preview?: string;
}

const NOT_SENT = 'Not uploaded: the server did not answer.';
const TOO_MANY = `A message takes ${MOST_FILES} files. Send the others with the next one.`;

const inTurn = createLimit(2);

const previewOf = (file: File) => (isPicture(file) ? { preview: URL.createObjectURL(file) } : {});
const forget = ({ preview }: Attached) => preview && URL.revokeObjectURL(preview);

/** What keeps a message from being sent. */
const problemOf = (files: Attached[]) => {
  if (files.some(({ error }) => error)) return 'A file could not be uploaded. Try again or remove it.';
  return files.some(({ sent }) => !sent) ? 'Wait until your files are uploaded.' : undefined;
};

/**
 * The files of a message: uploaded at once, sent with it by their ids. What is uploaded survives a reload; what failed
 * without a connection is tried again when it is back. Signing out forgets them.
 * @param draft names what is kept in this tab
 */
export const useFiles = (place: FilePlace, draft: string) => {
  const [files, setFiles] = useState<Attached[]>([]);
  const latest = useRef(files);
  const uploads = useRef(new Map<string, AbortController>());
  const [refusal, setRefusal] = useState<string>();

  const keep = (next: Attached[]) => {
    latest.current = next;
    setFiles(next);
    keepFiles(
      draft,
      next.flatMap(({ sent }) => sent ?? []),
    );
  };
  const change = (key: string, part: Partial<Attached>) =>
    keep(latest.current.map((file) => (file.key === key ? { ...file, ...part } : file)));

  const upload = async (key: string, file: File) => {
    const abort = new AbortController();
    uploads.current.set(key, abort);
    const retry = () => void upload(key, file);
    change(key, { progress: 0, error: undefined, retry: undefined });
    try {
      const sent = await inTurn(() =>
        uploadFile(place, file, { signal: abort.signal, onProgress: (progress) => change(key, { progress }) }),
      );
      change(key, { sent, progress: undefined });
    } catch (error) {
      if (abort.signal.aborted || isCancelled(error)) return;
      const isLost = isConnectionError(error);
      const said = fieldErrors(error)[0]?.message ?? serverSaid(error) ?? NOT_SENT;
      change(key, { progress: undefined, error: isLost ? NOT_SENT : said, retry });
      if (isLost) abort.signal.addEventListener('abort', whenConnectionBack(retry));
    }
  };

  const drop = (all: Attached[]) => {
    for (const file of all) {
      uploads.current.get(file.key)?.abort();
      forget(file);
    }
  };

  useEffect(() => {
    const start = keptFiles(draft).map((sent) => ({ ...sent, key: sent.id, sent }));
    latest.current = start;
    setFiles(start);
    const empty = () => {
      drop(latest.current);
      latest.current = [];
    };
    const stop = onTabForgotten(() => {
      empty();
      setFiles([]);
    });
    return () => {
      stop();
      empty();
    };
  }, [draft]);

  const add = (chosen: Iterable<File>) => {
    const all = [...chosen];
    const room = MOST_FILES - latest.current.length;
    setRefusal(all.length > room ? TOO_MANY : undefined);
    for (const file of all.slice(0, Math.max(0, room))) {
      const key = `${Date.now()}-${Math.random()}`;
      const error = checkFile(file);
      const { name, type, size } = file;
      keep([...latest.current, { key, name, type, size, error, ...previewOf(file) }]);
      if (!error) void upload(key, file);
    }
  };

  const remove = (key: string) => {
    const gone = latest.current.filter((file) => file.key === key);
    drop(gone);
    for (const { sent } of gone) if (sent) void removeFile(place, sent.id);
    setRefusal(undefined);
    keep(latest.current.filter((file) => file.key !== key));
  };

  /** After the message has gone out with them. */
  const clear = () => {
    drop(latest.current);
    setRefusal(undefined);
    keep([]);
  };

  const ids = files.flatMap(({ sent }) => sent?.id ?? []);
  return { place, files, refusal, ids, problem: problemOf(files), add, remove, clear };
};

export type Files = ReturnType<typeof useFiles>;
