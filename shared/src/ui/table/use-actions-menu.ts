import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Where the menu stands in the window, in pixels. */
interface Place {
  right: number;
  top?: number;
  bottom?: number;
}

const GAP = 4;
/** As high as the menu may get: where less is left below the button, it opens upwards. */
const HEIGHT = 240;

const placeBeside = (trigger: Element): Place => {
  const { top, bottom, right } = trigger.getBoundingClientRect();
  const toRight = document.documentElement.clientWidth - right;
  return window.innerHeight - bottom < HEIGHT && top > HEIGHT
    ? { right: toRight, bottom: window.innerHeight - top + GAP }
    : { right: toRight, top: bottom + GAP };
};

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A menu at its button: where it stands, what moves in it, and what closes it. The focus goes back to the button. */
export const useActionsMenu = () => {
  const [place, setPlace] = useState<Place>();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  const open = () => trigger.current && setPlace(placeBeside(trigger.current));
  const close = useCallback(() => {
    if (menu.current?.contains(document.activeElement)) trigger.current?.focus({ preventScroll: true });
    setPlace(undefined);
  }, []);

  const isOpen = place !== undefined;
  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event) => {
      const inside = target instanceof Node && (menu.current?.contains(target) || trigger.current?.contains(target));
      if (!inside) close();
    };
    const follow = () => trigger.current && setPlace(placeBeside(trigger.current));
    document.addEventListener('pointerdown', onOutside);
    addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      removeEventListener('scroll', follow, true);
      removeEventListener('resize', follow);
    };
  }, [isOpen, close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation();
      close();
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    all[step(at, all.length - 1)]?.focus();
  };
  return { place, trigger, menu, open, close, onKeyDown };
};
