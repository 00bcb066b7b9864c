import type { Page } from 'playwright';

/** How long the pointer rests on a link before the click, in milliseconds. */
const HOVER = 200;

interface Arrival {
  /** The target page, as its remote declares it. */
  part: string;
  clickedAt: number;
  paintedAt: number;
}
declare global {
  interface Window {
    arrival: Arrival;
  }
}

/** Records when a link was clicked, and when the heading of its page was painted. */
const noteArrival = (page: Page, to: string) =>
  page.evaluate((part) => {
    window.arrival = { part, clickedAt: 0, paintedAt: 0 };
    addEventListener('click', ({ timeStamp }) => (window.arrival.clickedAt = timeStamp), { capture: true, once: true });
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(`[data-part="${part}"] h1`)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.arrival.paintedAt = performance.now())));
    }).observe(document.body, { childList: true, subtree: true });
  }, to);

/** Hovers the first link to a path and clicks it. Returns the milliseconds from the click to the page's paint. */
export const measureNavigation = async (page: Page, path: string): Promise<number> => {
  const address = `/marketplace${path}`.replace(/\/$/, '');
  const link = page.locator(`a[href="${address}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await noteArrival(page, path);
  await link.hover();
  await page.waitForTimeout(HOVER);
  await link.click();
  await page.waitForFunction(() => window.arrival.paintedAt > 0);
  const { clickedAt, paintedAt } = await page.evaluate(() => window.arrival);
  await page.waitForLoadState('networkidle');
  return paintedAt - clickedAt;
};
