import { useLocation } from '@marketplace/shared/router';
import { useAtom } from 'jotai';
import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { entryFor, firstEntry } from './menu-keys.ts';
import { openMenuAtom, type MenuName } from './open-menu-atom.ts';
import { useDismissal } from './use-dismissal.ts';

/**
 * A disclosure of the bar: a button and, while it is open, entries inside the same `anchor`. It closes on Escape, on a
 * press or focus outside, when another menu opens and on every navigation. The focus is never lost with the entries:
 * it returns to the button.
 */
export const useMenu = (name: MenuName) => {
  const [openMenu, setOpenMenu] = useAtom(openMenuAtom);
  const open = openMenu === name;
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const show = useCallback(() => setOpenMenu(name), [name, setOpenMenu]);
  const close = useCallback(() => {
    if (anchor.current?.contains(document.activeElement)) trigger.current?.focus({ preventScroll: true });
    setOpenMenu((now) => (now === name ? null : now));
  }, [name, setOpenMenu]);

  const { key: visit } = useLocation();
  useEffect(() => close, [visit, close]);
  useDismissal({ open, close, anchor, trigger });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const menu = event.currentTarget;
    if (!open && event.key === 'ArrowDown') flushSync(show);
    else if (!open) return;
    const entry = open ? entryFor(event.key, menu) : firstEntry(menu);
    if (!entry) return;
    event.preventDefault();
    entry.focus();
  };

  return { open, show, close, anchor, trigger, onKeyDown };
};
