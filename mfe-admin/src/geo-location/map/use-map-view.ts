import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Place } from './projection.ts';
import { project } from './projection.ts';
import { fitting, moved, within, zoomedAt, type Size, type View } from './view.ts';

const KEY_STEP = 80;
const KEY_ZOOM = 1.6;

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};
const zooms: Record<string, number> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM };

const centre = ({ width, height }: Size) => ({ x: width / 2, y: height / 2 });

/** The visible part of the world, moved by mouse, touch, wheel and keyboard. */
export const useMapView = (frame: RefObject<HTMLElement | null>, places: Place[]) => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState<View>();
  const first = useRef(places);
  const fit = useCallback((of: Place[], within_: Size) => setView(fitting(of, within_)), []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setSize(next);
      setView((before) => (before ? within(before, next) : fitting(first.current, next)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const change = (next: (view: View) => View) => setView((before) => before && next(before));
  const zoom = (factor: number, at = centre(size)) => change((before) => zoomedAt(before, size, at, factor));
  const move = (x: number, y: number) => change((before) => moved(before, size, { x, y }));
  return {
    ...{ size, view, zoom, move },
    fit: (of: Place[]) => fit(of, size),
    /** Centers a place, zoomed in at least this far. */
    show: (place: Place, scale: number) =>
      change((before) => within({ ...project(place), scale: Math.max(before.scale, scale) }, size)),
    /** Returns whether the map handled the key. */
    onKey: (key: string): boolean => {
      const step = steps[key];
      const factor = zooms[key];
      if (step) move(...step);
      else if (factor) zoom(factor);
      else return false;
      return true;
    },
  };
};

export type MapView = ReturnType<typeof useMapView>;
