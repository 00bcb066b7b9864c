import type { Page } from 'playwright';

/** In milliseconds from the start of the navigation, except for the layout shift. */
export interface Vitals {
  fcp: number;
  lcp: number;
  /** Time of long tasks beyond 50 ms each, from the first paint on. */
  tbt: number;
  /** The longest task after the first paint. */
  longest: number;
  /** The worst burst of layout shifts. */
  cls: number;
}

interface VitalsRecord {
  fcp: number;
  lcp: number;
  tasks: { start: number; duration: number }[];
  shifts: { start: number; value: number }[];
  /** The end of the last long task. */
  busyUntil: number;
}
declare global {
  interface Window {
    vitalsRecord: VitalsRecord;
  }
}

/** Runs before the page's scripts, without named functions, which can't be serialized into the page. */
export const recordVitals = (page: Page) =>
  page.addInitScript(() => {
    const record: VitalsRecord = { fcp: 0, lcp: 0, tasks: [], shifts: [], busyUntil: 0 };
    window.vitalsRecord = record;
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') record.fcp = startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) record.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        record.tasks.push({ start: startTime, duration });
        record.busyUntil = startTime + duration;
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) record.shifts.push({ start: entry.startTime, value: entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const LONG_TASK = 50;
const BURST_GAP = 1_000;
const BURST_LENGTH = 5_000;

/** As web vitals define it: shifts in one burst are less than a second apart, and within five seconds. */
const worstBurst = (shifts: VitalsRecord['shifts']) => {
  const bursts: { begin: number; end: number; sum: number }[] = [];
  for (const { start, value } of shifts) {
    const last = bursts.at(-1);
    if (last && start - last.end < BURST_GAP && start - last.begin < BURST_LENGTH) {
      last.end = start;
      last.sum += value;
    } else bursts.push({ begin: start, end: start, sum: value });
  }
  return Math.max(0, ...bursts.map(({ sum }) => sum));
};

export const readVitals = async (page: Page): Promise<Vitals> => {
  const { fcp, lcp, tasks, shifts } = await page.evaluate(() => window.vitalsRecord);
  const blocking = tasks.filter(({ start, duration }) => start + duration > fcp);
  return {
    fcp,
    lcp,
    tbt: blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK), 0),
    longest: Math.max(0, ...blocking.map(({ duration }) => duration)),
    cls: worstBurst(shifts),
  };
};

/** The quiet time without requests and long tasks, in milliseconds. */
const REST = 1_500;

/** Waits until the page is quiet: everything that it loads by itself has arrived. */
export const atRest = async (page: Page) => {
  await page.waitForSelector('h1, main', { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((rest) => performance.now() - window.vitalsRecord.busyUntil > rest, REST, {
    polling: 200,
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
};
