import type { Browser, BrowserContext, Page } from 'playwright';
import { keptSession } from '../fixtures/kept-session.ts';
import { violations } from '../fixtures/violations.ts';
import { flaws } from './flaws.ts';
import { inState } from './states.ts';
import type { View } from './views.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const widths = [390, 768, 1440, 1920];

const heights: Record<number, number> = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 };

/** A view as a person sees it. */
export interface Look {
  view: View;
  /** One of `states`; undefined for the demo's records. */
  state: string | undefined;
  theme: Theme;
  width: number;
}

export interface Picture extends Look {
  /** File name, next to the page of pictures. */
  file: string;
  /** The flaws, in a sentence each. */
  found: string[];
}

export const fileOf = ({ view, state, theme, width }: Look) =>
  `${[view.name, state, theme, width]
    .filter(Boolean)
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}.png`;

/** Nothing on the page is loading. */
const settled = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"], [class*="skeleton"], [class*="loader"]'),
    undefined,
    { timeout: 20_000 },
  );

const show = async (page: Page, { view, state, width }: Look) => {
  const { path, url = `/marketplace${path}`, pressOnPhone, press: pressed = [], opens } = view;
  const press = width < 900 ? (pressOnPhone ?? pressed) : pressed;
  // A page that polls is never idle.
  const idle = () => page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.goto(url, { waitUntil: 'load' });
  if (state === 'loading') await page.getByRole('main').waitFor();
  // The page of components shows skeletons.
  else if (view.url === undefined) {
    await idle();
    await settled(page);
  }
  for (const name of press) await page.getByRole('button', { name, exact: true }).first().click();
  if (opens) await page.getByRole('heading', { name: opens }).last().waitFor();
  if (press.length > 0) await settled(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const open = async (browser: Browser, origin: string, { view, theme, width }: Look): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: origin,
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: !view.withoutScripts,
    ...(view.as && { storageState: await keptSession(origin, view.as) }),
  });

interface Options {
  browser: Browser;
  origin: string;
  /** Where to save it; without a folder, it's only checked. */
  folder: string | undefined;
  look: Look;
}

/** Takes a picture of a view, with motion disabled, and lists its flaws. */
export const takePicture = async ({ browser, origin, folder, look }: Options): Promise<Picture> => {
  const { view, state } = look;
  const context = await open(browser, origin, look);
  try {
    if (state) await inState(context, state);
    const page = await context.newPage();
    await show(page, look);
    const file = fileOf(look);
    if (folder) await page.screenshot({ path: `${folder}/${file}`, fullPage: view.url !== undefined });
    const found = view.withoutScripts ? [] : await flaws(page);
    // Axe checks targets, and the colors of both themes, so once per view is enough.
    if (!view.withoutScripts && state === undefined && look.theme === 'light') found.push(...(await violations(page)));
    return { ...look, file, found };
  } catch (error) {
    return { ...look, file: fileOf(look), found: [`It could not be shown: ${String(error).split('\n')[0]}`] };
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
};
