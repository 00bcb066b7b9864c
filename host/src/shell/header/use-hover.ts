import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useDownwardMoves } from './use-downward-moves.ts';
import { useTimer } from './use-timer.ts';

/** How long the pointer must rest, in milliseconds: crossing the bar opens nothing. */
export const OPEN_AFTER = 80;

/** How long the menu stays open after the pointer leaves, in milliseconds; coming back earlier keeps it open. */
export const CLOSE_AFTER = 150;

interface Hovered {
  open: boolean;
  show: () => void;
  close: () => void;
  anchor: RefObject<HTMLElement | null>;
}

const onlyMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();

/**
 * Opens when the pointer rests and closes after it leaves. A press opens at once; a second press closes what the first one
 * opened, but a press on a menu that hovering opened keeps it open.
 */
export const useHover = ({ open, show, close, anchor }: Hovered) => {
  const { start, cancel } = useTimer();
  const pressed = useRef(false);
  const leaving = useRef(false);

  const stay = () => {
    leaving.current = false;
    cancel();
  };
  const leave = () => {
    leaving.current = open;
    if (open) start(CLOSE_AFTER, close);
    else cancel();
  };
  const press = () => {
    stay();
    if (open && pressed.current) return close();
    pressed.current = true;
    show();
  };

  useEffect(() => {
    if (open) return;
    pressed.current = false;
    leaving.current = false;
    cancel();
  }, [open, cancel]);
  // A pointer that moves down to the panel, across its neighbors in the bar, has not left yet.
  useDownwardMoves(anchor, open, () => leaving.current && start(CLOSE_AFTER, close));

  const enter = () => (open ? stay() : start(OPEN_AFTER, show));
  return { pointer: { onPointerEnter: onlyMouse(enter), onPointerLeave: onlyMouse(leave) }, press };
};
