import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { cartState } from '../state/cart-atom.ts';
import { restoreLines } from '../operations/restore-lines.ts';
import { undoAtom } from './undo-atom.ts';

/** How long a removal can be undone, in milliseconds; paused while the button has the focus or the pointer. */
export const UNDO_TIME = 10_000;

/** The last removal, and how to undo it. */
export const useUndo = () => {
  const [undo, setUndo] = useAtom(undoAtom);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!undo || held) return undefined;
    const timer = setTimeout(() => setUndo(null), UNDO_TIME);
    return () => clearTimeout(timer);
  }, [undo, held, setUndo]);

  const lines = undo && undo.owner === cartState().owner ? undo.lines : [];
  const close = () => {
    setHeld(false);
    setUndo(null);
  };
  const restore = () => {
    close();
    void restoreLines(lines);
  };
  return { lines, restore, close, hold: () => setHeld(true), release: () => setHeld(false) };
};
