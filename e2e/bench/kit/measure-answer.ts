import type { BrowserContext, Page } from 'playwright';
import { holdTo, type Conditions } from './conditions.ts';
import { saveData } from './save-data.ts';

/** Stands in the header of every page that has one; its dialog comes from another remote than most pages. */
const BUTTON = 'button[aria-label^="Search modules"]';
/** In milliseconds from click to click of somebody who does not give up. */
const PAUSE = 100;
const PATIENCE = 60_000;

declare global {
  interface Window {
    answeredAt: number;
  }
}

/** Notes when the first dialog has been painted. */
const noteAnswer = (page: Page) =>
  page.addInitScript(() => {
    window.answeredAt = 0;
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role=dialog]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.answeredAt = performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });

const painted = (page: Page) =>
  page.waitForFunction(
    (selector) =>
      performance.getEntriesByName('first-contentful-paint').length > 0 && document.querySelector(selector) !== null,
    BUTTON,
    { polling: 'raf', timeout: PATIENCE },
  );

/**
 * Until the first button answers: in milliseconds from the start of the navigation until its dialog is painted, when somebody
 * clicks it again and again from its first paint on.
 */
export const measureAnswer = async (context: BrowserContext, url: string, conditions: Conditions): Promise<number> => {
  const page = await context.newPage();
  await holdTo(await context.newCDPSession(page), conditions);
  await saveData(page);
  await noteAnswer(page);
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE });
  await painted(page);
  const until = Date.now() + PATIENCE;
  for (;;) {
    const answeredAt = await page.evaluate(() => window.answeredAt);
    if (answeredAt > 0 || Date.now() > until) {
      await page.close();
      return answeredAt || Number.NaN;
    }
    const box = await page.locator(BUTTON).boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(PAUSE);
  }
};
