import type { TicketFile } from '@marketplace/shared/contracts';
import { onTabForgotten } from '@marketplace/shared/session';
import { useEffect, useRef, useState } from 'react';
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
  /** Tries again; absent if that wouldn't help. */
  retry?: (() => void) | undefined;
  /** The address of its picture, from this device. */
  preview?: string;
  /** Ends its upload. */
  abort?: AbortController;
}

const letGo = ({ abort, preview }: Attached) => {
  abort?.abort();
  if (preview) URL.revokeObjectURL(preview);
};

/**
 * The list of files of a message. Uploads survive a reload; signing out forgets all.
 * @param draft names what is kept in this tab
 */
export const useAttached = (draft: string) => {
  const [files, setFiles] = useState<Attached[]>([]);
  /** Several files may change before the next render. */
  const latest = useRef(files);

  const keep = (next: Attached[]) => {
    latest.current.filter(({ key }) => !next.some((file) => file.key === key)).forEach(letGo);
    latest.current = next;
    setFiles(next);
    keepFiles(
      draft,
      next.flatMap(({ sent }) => sent ?? []),
    );
  };
  const change = (key: string, part: Partial<Attached>) =>
    keep(latest.current.map((file) => (file.key === key ? { ...file, ...part } : file)));

  // After mounting, because a server has no storage.
  useEffect(() => {
    latest.current = keptFiles(draft).map((sent) => ({ ...sent, key: sent.id, sent }));
    setFiles(latest.current);
    const empty = () => {
      latest.current.forEach(letGo);
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

  return { files, latest, keep, change };
};
