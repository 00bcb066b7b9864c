/** Delay after the page's load in browsers without idle callbacks, in milliseconds. */
const ANYWAY_AFTER = 2_000;

const idle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(() => task(), { timeout: ANYWAY_AFTER }) : setTimeout(task, 1);

/** Runs a task after the page has loaded, when the browser is idle. */
export const whenIdle = (task: () => void) => {
  if (document.readyState === 'complete') idle(task);
  else window.addEventListener('load', () => idle(task), { once: true });
};
