import { useLayoutEffect, useRef, useState } from 'react';

/** The current width of an element in pixels; 0 until it is known. */
export const useWidth = <E extends HTMLElement>() => {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
};
