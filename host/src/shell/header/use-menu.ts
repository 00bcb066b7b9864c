import { useLocation } from '@marketplace/shared/router';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';

const focusable = 'a[href], button:not(:disabled)';

/**
 * A disclosure menu: closes on Escape (the focus returns to its button), on a click or focus outside, and when the page
 * changes; arrows move between its entries.
 */
export const useMenu = () => {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const { pathname, search } = useLocation();
  useEffect(close, [pathname, search, close]);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open, close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      trigger.current?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (!open) setOpen(true);
    const entries = [...(anchor.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    entries[(at + step + entries.length) % entries.length]?.focus();
  };

  return { open, setOpen, close, anchor, trigger, onKeyDown };
};
