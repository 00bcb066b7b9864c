import type { BrowserContext, Page } from 'playwright';
import { openTab, type Conditions } from './conditions.ts';

/** In the header of every page that has one; most pages belong to a different remote than its dialog. */
const BUTTON = 'button[aria-label^="Search modules"]';
/** Delay between clicks, in milliseconds. */
const PAUSE = 100;
const PATIENCE = 60_000;

/** The page itself reports when its first dialog has been painted, because polling would slow it down. */
const noteAnswer = async (page: Page, told: (at: number) => void) => {
  await page.exposeFunction('noteAnswer', told);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role=dialog]')) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => (window as unknown as { noteAnswer: typeof told }).noteAnswer(performance.now())),
      );
    }).observe(document, { childList: true, subtree: true });
  });
};

/** The position of the button once it has been painted. */
const painted = async (page: Page) => {
  const place = await page.waitForFunction(
    (selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box || performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    BUTTON,
    { polling: 'raf', timeout: PATIENCE },
  );
  return (await place.jsonValue()) ?? { x: 0, y: 0 };
};

/**
 * Time until the first button responds: in milliseconds from the start of the navigation until its dialog is painted,
 * when a user clicks it again and again from its first paint on.
 */
export const measureAnswer = async (context: BrowserContext, url: string, conditions: Conditions): Promise<number> => {
  const { page } = await openTab(context, conditions);
  let answeredAt = Number.NaN;
  await noteAnswer(page, (at) => (answeredAt = at));
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE });
  const { x, y } = await painted(page);
  for (const until = Date.now() + PATIENCE; Number.isNaN(answeredAt) && Date.now() < until;) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(PAUSE);
  }
  await page.close();
  return answeredAt;
};
