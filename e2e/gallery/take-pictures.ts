import type { Browser, Page } from 'playwright';
import { keptSession } from '../fixtures/kept-session.ts';
import type { View } from './views.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const widths = [390, 768, 1440, 1920];

const heights: Record<number, number> = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 };

export interface Picture {
  view: View;
  theme: Theme;
  width: number;
  /** File name beside the gallery's page. */
  file: string;
  /** How much wider than its window the page is, in pixels; should be 0. */
  overflow: number;
}

const fileOf = (view: View, theme: Theme, width: number) =>
  `${view.name.toLowerCase().replace(/[^a-z]+/g, '-')}-${theme}-${width}.png`;

const show = async (page: Page, { path, url = `/marketplace${path}`, press = [] }: View) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  for (const name of press) await page.getByRole('button', { name, exact: true }).first().click();
  if (press.length > 0) await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

interface Options {
  browser: Browser;
  origin: string;
  folder: string;
  view: View;
  theme: Theme;
  width: number;
}

/** Takes a screenshot of the first screen, or of the whole page of components, with motion disabled. */
export const takePicture = async ({ browser, origin, folder, view, theme, width }: Options): Promise<Picture> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: !view.withoutScripts,
    ...(view.as && { storageState: await keptSession(origin, view.as) }),
  });
  try {
    const page = await context.newPage();
    await show(page, view);
    const file = fileOf(view, theme, width);
    await page.screenshot({ path: `${folder}/${file}`, fullPage: view.url !== undefined });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return { view, theme, width, file, overflow: Math.max(0, overflow) };
  } finally {
    await context.close();
  }
};
