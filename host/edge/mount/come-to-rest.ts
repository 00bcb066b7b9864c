import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { BUSY, inTime } from './in-time.ts';

/** How long a page is watched at a time, in milliseconds. */
const SPAN = 500;
/** A page that is restless for so many spans is an endless loop of renders, timers or requests. */
const MOST_SPANS = 12;

/** What a page did in a span. */
interface Activity {
  timers: number;
  renders: number;
  changes: number;
  requests: number;
  /** The share of the time that its main thread was busy. */
  busy: number;
}

/** More than an animation needs that changes the page in each frame. */
const isRestless = ({ timers, renders, changes, requests, busy }: Activity) =>
  timers > 50 || renders > 50 || changes > 40 || requests > 5 || busy > 0.6;

const measure = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
};

const taskSeconds = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
};

const inWords = ({ timers, renders, changes, requests, busy }: Activity) =>
  `never settles: in half a second it fires ${timers} timers, renders ${renders} times, changes the page ${changes} times, sends ${requests} requests and takes ${Math.round(busy * 100)}% of the browser's time`;

/**
 * Waits until a page is quiet, which includes what a part does right after mounting. A page that asks for something
 * now and then, and is calm most of the time, counts as quiet in the end.
 * @returns null, or what is wrong with a page that never rests
 */
export const comeToRest = async (page: Page): Promise<string | null> => {
  const session = await inTime(measure(page));
  let requests = 0;
  page.on('request', () => (requests += 1));
  if (!session) return BUSY;
  const read = async () => {
    const counts = await page.evaluate<Pick<Activity, 'timers' | 'renders' | 'changes'>>('takeActivity()');
    return { ...counts, tasks: await taskSeconds(session), at: performance.now() };
  };

  let before = await inTime(read());
  let calmSpans = 0;
  for (let span = 1; before; span += 1) {
    requests = 0;
    await setTimeout(SPAN);
    const now = await inTime(read());
    if (!now) break;
    const activity = { ...now, requests, busy: ((now.tasks - before.tasks) * 1_000) / (now.at - before.at) };
    before = now;
    const isCalm = !isRestless(activity);
    if (isCalm && requests === 0) return null;
    if (isCalm) calmSpans += 1;
    // On a slow machine, an endless loop may look calm for a moment.
    if (span === MOST_SPANS) return calmSpans > MOST_SPANS / 2 ? null : inWords(activity);
  }
  return BUSY;
};
