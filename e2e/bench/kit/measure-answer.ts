import type { BrowserContext, Page } from 'playwright';
import { holdTo, type Conditions } from './conditions.ts';
import { saveData } from './save-data.ts';

/** Stands in the header of every page that has one; its dialog comes from another remote than most pages. */
const BUTTON = 'button[aria-label^="Search modules"]';
/** In milliseconds from click to click of somebody who does not give up. */
const PAUSE = 100;
const PATIENCE = 60_000;

/** Told by the page itself when its first dialog has been painted: to be asked again and again would keep it from its work. */
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

/** Where the button stands once it has been painted. */
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
 * Until the first button answers: in milliseconds from the start of the navigation until its dialog is painted, when somebody
 * clicks it again and again from its first paint on.
 */
export const measureAnswer = async (context: BrowserContext, url: string, conditions: Conditions): Promise<number> => {
  const page = await context.newPage();
  await holdTo(await context.newCDPSession(page), conditions);
  if (conditions.savesData) await saveData(page);
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
