/**
 * How long a browser may take to capture a page, and then to paint the first frame of the change, in milliseconds. Without a
 * graphics processor, it can take twice that.
 */
const MOST_ADDED = 100;

/** Changes the page without a transition, for code that expects one. */
const changeAtOnce = (update: ViewTransitionUpdateCallback) => {
  const changed = Promise.resolve().then(update);
  return { ready: changed, updateCallbackDone: changed, finished: changed, skipTransition: () => undefined };
};

/**
 * Firefox and WebKit report a View Transition as an uncaught error if the next one cuts it short, or if nobody sees the page.
 * React Router handles only its end; the page has changed all the same. Where a transition takes too
 * long, it's the last one in this document.
 */
export const calmTransitions = () => {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  let areSlow = false;
  document.startViewTransition = ((update: ViewTransitionUpdateCallback) => {
    if (areSlow) return changeAtOnce(update);
    let added = -performance.now();
    const transition = start(async () => {
      added += performance.now();
      await update();
      added -= performance.now();
    });
    const judge = () => {
      areSlow = added + performance.now() > MOST_ADDED;
    };
    transition.ready.then(
      () => requestAnimationFrame(() => setTimeout(judge)),
      () => undefined,
    );
    return transition;
  }) as typeof start;
};
