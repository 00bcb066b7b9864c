/**
 * Firefox and WebKit report a View Transition as an uncaught error if the next one cuts it short, or if nobody sees the page.
 * React Router handles only its end; the page has changed all the same.
 */
export const calmTransitions = () => {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
};
