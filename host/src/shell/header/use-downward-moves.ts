import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How many pixels sideways per pixel down still count as moving down. */
const SLANT = 4;

/** Reports when the pointer moves mostly downwards, outside the element but inside its header. */
export const useDownwardMoves = (element: RefObject<HTMLElement | null>, wanted: boolean, onDown: () => void) => {
  const tell = useEffectEvent(onDown);
  useEffect(() => {
    const header = wanted ? element.current?.closest('header') : undefined;
    if (!header) return;
    const onMove = ({ target, movementX, movementY }: PointerEvent) => {
      const inside = target instanceof Node && element.current?.contains(target);
      if (!inside && movementY * SLANT > Math.abs(movementX)) tell();
    };
    header.addEventListener('pointermove', onMove);
    return () => header.removeEventListener('pointermove', onMove);
  }, [wanted, element]);
};
