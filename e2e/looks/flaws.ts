import type { Page } from 'playwright';
import { shownTexts } from './shown-texts.ts';
import { textFlaws } from './text-flaws.ts';

/** What people would notice at once on the current page: cut or overlapping text, and a page that scrolls sideways. */
export const flaws = async (page: Page): Promise<string[]> => {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const sideways = tooWide > 0 ? [`The page is ${tooWide} px too wide.`] : [];
  return [...new Set([...sideways, ...textFlaws(await page.evaluate(shownTexts))])];
};
