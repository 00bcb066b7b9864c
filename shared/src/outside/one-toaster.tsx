import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';
import { Toaster } from '../toast/index.ts';

const piecesAtom = atom<string[]>([]);

/** The toaster, in the first of a remote's pieces on the page. */
export const OneToaster = () => {
  const id = useId();
  const setPieces = useSetAtom(piecesAtom);
  useEffect(() => {
    setPieces((pieces) => [...pieces, id]);
    return () => setPieces((pieces) => pieces.filter((piece) => piece !== id));
  }, [id, setPieces]);
  return useAtomValue(piecesAtom)[0] === id ? <Toaster /> : null;
};
