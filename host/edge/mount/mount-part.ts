import { quietFlags } from '@marketplace/tooling/browser/quiet-flags';
import { chromium, type Browser, type Page } from 'playwright';
import { BASE_PATH } from '../../src/routing/base-path.ts';
import { comeToRest } from './come-to-rest.ts';
import { BUSY, inTime } from './in-time.ts';
import { judgeLook } from './judge-look.ts';
import { lookAt, type Look } from './look-at.ts';
import { WIDGET_PAGE, type MountedPart } from './parts-to-mount.ts';
import { watchActivity } from './watch-activity.ts';
import { watchBuiltIns } from './watch-built-ins.ts';

/** Timeout for mounting a part, in milliseconds. */
const TIME_LIMIT = 15_000;

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: quietFlags });

/** Signed in, as far as the browser knows. */
const newPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage();
  // One script, as the order of several is undefined: the second watches what the first has set up.
  await page.addInitScript(watchActivity + watchBuiltIns);
  await page.addInitScript(`localStorage.setItem('accessToken', 'mount-check')`);
  return page;
};

const open = async (page: Page, origin: string, address: string, selector: string) => {
  const fallback = page.locator('[role=alert][data-severity], [data-failed-widget]');
  await page.goto(`${origin}${BASE_PATH}${address}`, { waitUntil: 'domcontentloaded', timeout: TIME_LIMIT });
  await page.locator(selector).or(fallback).first().waitFor({ state: 'attached', timeout: TIME_LIMIT });
};

/** An error in one line, without a full stop. */
export const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/\.$/, '') ?? '';

/** The API is a stub here, so browsers complain about each request. */
const isAboutCalls = (text: string) => text.startsWith('Failed to load resource');

/** Collects what went wrong in the page, worst first. */
const listen = (page: Page) => {
  const thrown: string[] = [];
  const logged: string[] = [];
  page.on('pageerror', (error) => thrown.push(firstLine(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutCalls(message.text())) logged.push(firstLine(message.text()));
  });
  return { thrown, logged, worst: () => thrown[0] ?? logged[0] ?? 'nothing in the console' };
};

/**
 * The frame appears once the part has rendered. A page must have content; a widget may show it elsewhere, or none. The
 * page that embeds it decides when it shows.
 */
const selectorOf = ({ kind, app, part, within }: MountedPart) => {
  if (within) return `[data-remote="${within.app}"][data-part="${within.page}"] > *`;
  return `[data-remote="${app}"][data-part="${part}"]${kind === 'page' ? ' > *' : ''}`;
};

/** The boundary around an embedded widget contains its error and names it in the console. */
const failureOf = ({ kind, part }: MountedPart, logged: string[]) => {
  const failure = kind === 'widget' && logged.find((text) => text.includes(`] ${part} `));
  return failure ? `fails: ${failure}` : null;
};

/** Where and beside what parts are mounted. */
export interface Surroundings {
  origin: string;
  /** The storefront without the remotes to check. */
  before: Look;
  /** Globals that the builds of remotes need. */
  allowed: ReadonlySet<string>;
}

/**
 * How the storefront looks without some remotes.
 * @param blocked whether a file belongs to one of them
 * @throws when it does not show at all
 */
export const lookWithout = async (browser: Browser, origin: string, blocked: (path: string) => boolean) => {
  const page = await newPage(browser);
  try {
    await page.route(
      ({ pathname }) => blocked(pathname),
      (route) => route.abort(),
    );
    await open(page, origin, WIDGET_PAGE, 'main p');
    await comeToRest(page);
    return await lookAt(page);
  } finally {
    await inTime(page.close());
  }
};

/** Opens a part in the composition. Returns why it failed to mount, or null. */
export const mountPart = async (browser: Browser, { origin, before, allowed }: Surroundings, mounted: MountedPart) => {
  const page = await newPage(browser);
  const { thrown, logged, worst } = listen(page);
  const throws = () => thrown[0] && `throws ${thrown[0]}`;
  try {
    await open(page, origin, mounted.address, selectorOf(mounted));
    const unrest = await comeToRest(page);
    if (unrest) return unrest;
    const seen = await inTime(lookAt(page));
    if (!seen) return BUSY;
    const looks = judgeLook({ seen, before, allowed, bare: mounted.bare, worst });
    return looks ?? throws() ?? failureOf(mounted, logged);
  } catch (error) {
    return throws() ?? `isn't shown within ${TIME_LIMIT / 1000} s: ${firstLine(error)}`;
  } finally {
    // A page too busy to close goes away with the browser.
    await inTime(page.close());
  }
};
