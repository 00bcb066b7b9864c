/** In milliseconds until content that has not come is no longer waited for. */
const WAIT_FOR = 5_000;

/** Events by which somebody takes the scrolling over. */
const takenOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Tries to scroll, and again whenever the page has grown, until `scroll` says that it arrived, somebody scrolls on their own,
 * or nothing more is expected. Returns how to stop.
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
