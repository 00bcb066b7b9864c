import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Point } from './projection.ts';
import type { MapView } from './use-map-view.ts';

/** A press that moves at most this many pixels is still a click. */
const STILL = 5;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

interface Gestures {
  element: RefObject<HTMLElement | null>;
  map: MapView;
  onPress: (at: Point) => void;
}

/** Drag to move, wheel or pinch to zoom, click to select. */
export const useGestures = ({ element, map, onPress }: Gestures) => {
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const latest = useRef(map);
  useEffect(() => {
    latest.current = map;
  });
  // React's wheel listeners are passive, so the page would scroll too.
  useEffect(() => {
    const target = element.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      latest.current.zoom(Math.exp((-event.deltaY * lines) / 400), { x: event.offsetX, y: event.offsetY });
    };
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, [element]);

  const at = ({ nativeEvent }: PointerEvent): Point => ({ x: nativeEvent.offsetX, y: nativeEvent.offsetY });
  const forget = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (pointers.current.size === 0) travelled.current = 0;
      pointers.current.set(event.pointerId, at(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      pointers.current.set(event.pointerId, now);
      travelled.current += distance(before, now);
      if (other) {
        const [was, is] = [middle(before, other), middle(now, other)];
        map.zoom(distance(now, other) / Math.max(1, distance(before, other)), is);
        map.move(is.x - was.x, is.y - was.y);
      } else if (travelled.current > STILL) map.move(now.x - before.x, now.y - before.y);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isPress = pointers.current.size === 1 && travelled.current <= STILL;
      if (forget(event) && isPress) onPress(at(event));
    },
    onPointerCancel: forget,
  };
};
