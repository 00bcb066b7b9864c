import { quietFlags } from '@marketplace/tooling/browser/quiet-flags';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { BASE_PATH } from '../../src/routing/base-path.ts';
import type { MountedPart } from './parts-to-mount.ts';
import { watchBuiltIns } from './watch-built-ins.ts';

/** Timeout for mounting a part, in milliseconds. */
const TIME_LIMIT = 15_000;
/** The most and least time a page gets to settle, in milliseconds; the first is also the timeout for inspecting it. */
const REST_LIMIT = 3_000;
const SHORTEST_REST = 500;
/** How many changed built-ins a refusal names. */
const MOST_NAMED = 3;

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: quietFlags });

/** Signed in, as far as the browser knows. */
const newPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage();
  await page.addInitScript(watchBuiltIns);
  await page.addInitScript(`localStorage.setItem('accessToken', 'mount-check')`);
  return page;
};

const firstLine = (error: unknown) =>
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
  return { thrown, worst: () => thrown[0] ?? logged[0] ?? 'without a word in the console' };
};

/** What a settled page looks like. */
interface Look {
  /** Built-ins that differ from the browser's own. */
  changed: string[];
  /** The error fallback, if the part has failed. */
  fallback: string | null;
  /** The header is visible; on a page without one, its content. */
  isSeen: boolean;
}

const look = `(() => {
  const changed = changedBuiltIns();
  const fallback = document.querySelector('[role=alert][data-severity] h1, [data-failed-widget]');
  const first = document.querySelector('header, main');
  return {
    changed,
    fallback: fallback && fallback.textContent,
    isSeen: !first || first.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  };
})()`;

/** Null from a page too busy to respond. */
const lookAt = (page: Page) => Promise.race([page.evaluate<Look>(look), setTimeout(REST_LIMIT, null, { ref: false })]);

/** What is wrong with a settled page; null if nothing. */
const judge = (seen: Look | null, { bare }: MountedPart, worst: () => string) => {
  if (!seen) return `keeps the page so busy that it does not answer within ${REST_LIMIT / 1000} s`;
  const { fallback, isSeen, changed } = seen;
  if (changed.length > 0) return `changes what belongs to everybody: ${changed.slice(0, MOST_NAMED).join(', ')}`;
  if (fallback) return `shows the error fallback ("${fallback}"): ${worst()}`;
  return isSeen ? null : `hides ${bare ? 'itself' : "the storefront's header"}`;
};

/** The frame appears once the part has rendered. A page must have content; a widget may show it elsewhere, or none. */
const selectorOf = ({ kind, app, part }: MountedPart) =>
  `[data-remote="${app}"][data-part="${part}"]${kind === 'page' ? ' > *' : ''}`;

/** Includes what a part does right after mounting. A page that keeps polling never settles. */
const comeToRest = (page: Page) =>
  Promise.all([
    setTimeout(SHORTEST_REST),
    page.waitForLoadState('networkidle', { timeout: REST_LIMIT }).catch(() => undefined),
  ]);

/** Opens a part in the composition. Returns why it failed to mount, or null. */
export const mountPart = async (browser: Browser, origin: string, mounted: MountedPart) => {
  const page = await newPage(browser);
  const { thrown, worst } = listen(page);
  const throws = () => thrown[0] && `throws ${thrown[0]}`;
  try {
    const content = page.locator(selectorOf(mounted));
    const fallback = page.locator('[role=alert][data-severity], [data-failed-widget]');
    await page.goto(`${origin}${BASE_PATH}${mounted.address}`, { waitUntil: 'domcontentloaded', timeout: TIME_LIMIT });
    await content.or(fallback).first().waitFor({ state: 'attached', timeout: TIME_LIMIT });
    await comeToRest(page);
    return judge(await lookAt(page), mounted, worst) ?? throws() ?? null;
  } catch (error) {
    return throws() ?? `does not show within ${TIME_LIMIT / 1000} s: ${firstLine(error)}`;
  } finally {
    // A page too busy to close goes away with the browser.
    await Promise.race([page.close(), setTimeout(REST_LIMIT, null, { ref: false })]);
  }
};
