import { useCallback, useEffect, useState } from 'react';

/** How long a slide is shown, in milliseconds. */
export const SLIDE_INTERVAL = 10_000;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The current slide. Advances automatically unless paused, hovered or focused, and wraps around. */
export const useSlideshow = (count: number) => {
  const [at, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  // A reload may return fewer slides.
  const index = count > 0 ? at % count : 0;
  const running = !paused && !held && count > 1;

  const go = useCallback((to: number) => setIndex((to + count) % count), [count]);

  useEffect(() => {
    if (prefersStillness()) setPaused(true);
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => go(index + 1), SLIDE_INTERVAL);
    return () => clearTimeout(timer);
  }, [running, index, go]);

  return {
    index,
    running,
    paused,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    go,
    toggle: () => setPaused((was) => !was),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
};
