/** How long to wait for late content, in milliseconds. */
const WAIT_FOR = 5_000;

/** Events that mean the user is scrolling. */
const takenOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls, and again whenever the page grows, until `scroll` reports success, the user scrolls,
 * or the time is up. Returns a function that stops.
 */
export const scrollWhenThere = (scroll: () => boolean) => {
  if (scroll()) return () => undefined;
  const observer = new ResizeObserver(() => scroll() && stop());
  const timer = setTimeout(() => stop(), WAIT_FOR);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    takenOver.forEach((event) => removeEventListener(event, stop));
  };
  takenOver.forEach((event) => addEventListener(event, stop, { passive: true }));
  observer.observe(document.body);
  return stop;
};
