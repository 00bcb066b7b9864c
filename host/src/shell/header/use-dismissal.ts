import { useEffect, type RefObject } from 'react';

interface Dismissible {
  open: boolean;
  close: () => void;
  anchor: RefObject<HTMLElement | null>;
  trigger: RefObject<HTMLElement | null>;
}

/** Closes on Escape, wherever the focus is, and on a press or the focus outside. */
export const useDismissal = ({ open, close, anchor, trigger }: Dismissible) =>
  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      if (document.activeElement === document.body) trigger.current?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, close, anchor, trigger]);
