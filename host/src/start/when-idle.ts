/** In milliseconds after the page's load, where the browser tells nothing of its idle time. */
const ANYWAY_AFTER = 2_000;

const idle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(() => task(), { timeout: ANYWAY_AFTER }) : setTimeout(task, 1);

/** Runs what can wait: after the page has loaded and the browser has nothing else to do. */
export const whenIdle = (task: () => void) => {
  if (document.readyState === 'complete') idle(task);
  else window.addEventListener('load', () => idle(task), { once: true });
};
