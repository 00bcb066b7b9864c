import type { BrowserContext, Page } from 'playwright';
import { openTab, type Conditions } from './conditions.ts';

/** A button in the header, and what appears once it has responded, as selectors. */
interface Question {
  button: string;
  answer: string;
}

export const questions = {
  /** Opens a dialog that comes with a rendered document, or else the dialog of another team. */
  search: { button: 'button[aria-label^="Search modules"]', answer: 'dialog[open], [role=dialog]' },
  /** Opens with the host's code. */
  menu: { button: 'header button[aria-expanded=false]', answer: 'header button[aria-expanded=true]' },
} satisfies Record<string, Question>;

/** Delay between clicks, in milliseconds. */
const PAUSE = 100;
const PATIENCE = 60_000;

/** The page itself reports when the answer has been painted, because polling would slow it down. */
const noteAnswer = async (page: Page, answer: string, told: (at: number) => void) => {
  await page.exposeFunction('noteAnswer', told);
  await page.addInitScript((selector) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => (window as unknown as { noteAnswer: typeof told }).noteAnswer(performance.now())),
      );
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, answer);
};

/** The position of the first visible button once it has been painted. */
const painted = async (page: Page, button: string) => {
  const place = await page.waitForFunction(
    (selector) => {
      const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      const box = found?.getBoundingClientRect();
      if (!box || performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    button,
    { polling: 'raf', timeout: PATIENCE },
  );
  return (await place.jsonValue()) ?? { x: 0, y: 0 };
};

/**
 * Time until a button responds: in milliseconds from the start of the navigation until its answer is painted,
 * when a user clicks it again and again from its first paint on.
 */
export const measureAnswer = async (
  context: BrowserContext,
  url: string,
  conditions: Conditions,
  { button, answer }: Question,
): Promise<number> => {
  const { page } = await openTab(context, conditions);
  let answeredAt = Number.NaN;
  await noteAnswer(page, answer, (at) => (answeredAt = at));
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE });
  const { x, y } = await painted(page, button);
  for (const until = Date.now() + PATIENCE; Number.isNaN(answeredAt) && Date.now() < until;) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(PAUSE);
  }
  await page.close();
  return answeredAt;
};
