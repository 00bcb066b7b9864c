import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { booksVersionAtom } from './books-changed.ts';

/** Reloads whenever the books change. */
export const useReloadOnChange = (reload: () => void) => {
  const version = useAtomValue(booksVersionAtom);
  const read = useRef(version);
  useEffect(() => {
    if (read.current === version) return;
    read.current = version;
    reload();
  }, [version, reload]);
};
