import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Pixels aside for each one down that are still a way down. */
const SLANT = 4;

/** Tells when the pointer, beside the element but in its header, moves rather downwards. */
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
