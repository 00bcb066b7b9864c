import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** A display shows 60 frames a second. */
const FRAME_MS = 1_000 / 60;
const CPU_SLOWDOWN = 4;
/** In pixels a second: a reader who looks for something. */
const SPEED = 1_600;

export interface Subject {
  url: string;
  /** A text that stands there once the page is whole. */
  shows: string;
}

export interface Scroll {
  /** In pixels. */
  distance: number;
  /** That the display could have shown while the page scrolled. */
  frames: number;
  /** Of those, the ones in which the page had nothing new. */
  missed: number;
  /** Between two frames, in milliseconds. */
  longest: number;
  /** Of the page's own thread for each frame, in milliseconds of processor time: other programs do not count. */
  work: number;
  /** Frames that took more than 50 ms of work. */
  long: number;
  elements: number;
}

interface Recording {
  going: boolean;
  /** When each frame began. */
  times: number[];
  long: number;
  note: (time: number) => void;
}
declare global {
  interface Window {
    scrollRecording: Recording;
  }
}

const startRecording = (page: Page) =>
  page.evaluate(() => {
    // Methods, because a named function would not survive the way into the page.
    window.scrollRecording = {
      going: true,
      times: [],
      long: 0,
      note(time) {
        const recording = window.scrollRecording;
        recording.times.push(time);
        if (recording.going) requestAnimationFrame(recording.note);
      },
    };
    new PerformanceObserver((list) => {
      window.scrollRecording.long += list.getEntries().length;
    }).observe({ type: 'long-animation-frame' });
    requestAnimationFrame(window.scrollRecording.note);
  });

const stopRecording = (page: Page) =>
  page.evaluate(() => {
    const recording = window.scrollRecording;
    recording.going = false;
    const elements = document.getElementsByTagName('*').length;
    return { times: recording.times, long: recording.long, elements, distance: scrollY };
  });

/** From the top to the bottom by the wheel. */
const scrollDown = async (cdp: CDPSession, page: Page) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -distance,
    speed: SPEED,
    preventFling: true,
    gestureSourceType: 'mouse',
  });
};

/** In milliseconds of processor time since the page began. */
const workSoFar = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
};

type Recorded = Awaited<ReturnType<typeof stopRecording>> & { worked: number };

const summarize = ({ times, long, elements, distance, worked }: Recorded): Scroll => {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const shown = gaps.map((gap) => Math.max(1, Math.round(gap / FRAME_MS)));
  const frames = shown.reduce((sum, count) => sum + count, 0);
  const missed = frames - gaps.length;
  return { distance, frames, missed, longest: Math.max(...gaps), work: worked / frames, long, elements };
};

/** Opens a page on a processor of a quarter of the speed, lets it come to rest, and scrolls it from top to bottom. */
export const scrollPage = async (
  browser: Browser,
  { url, shows }: Subject,
  options: BrowserContextOptions,
): Promise<Scroll> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByText(shows).first().waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(2_000);
  await startRecording(page);
  const before = await workSoFar(cdp);
  await scrollDown(cdp, page);
  const worked = (await workSoFar(cdp)) - before;
  const recorded = await stopRecording(page);
  await context.close();
  return summarize({ ...recorded, worked });
};
