import type { Locator, Page } from 'playwright';

/** More than people would press. */
const MOST = 400;

/** How many times Tab can be pressed from the focused element until it leaves the area. */
export const countTabStops = async (page: Page, area: Locator): Promise<number> => {
  for (let stops = 0; stops < MOST; stops += 1) {
    await page.keyboard.press('Tab');
    const isInside = await area.evaluate((element) => element.contains(document.activeElement)).catch(() => false);
    if (!isInside) return stops;
  }
  return MOST;
};

/** How many elements of an area the Tab key reaches, if it never leaves it. */
export const tabStopsIn = (area: Locator): Promise<number> =>
  area.evaluate(
    (element) =>
      [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
        (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
      ).length,
  );
