import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** A display shows 60 frames per second. */
const FRAME_MS = 1_000 / 60;
const CPU_SLOWDOWN = 4;
/** In pixels per second, like a reader who is looking for something. */
const SPEED = 1_600;

export interface Subject {
  url: string;
  /** A text that shows once the page is complete. */
  shows: string;
}

export interface Scroll {
  /** In pixels. */
  distance: number;
  /** Frames that the display could have shown while the page scrolled. */
  frames: number;
  /** Frames for which the page delivered nothing new. */
  missed: number;
  /** The longest time between two frames, in milliseconds. */
  longest: number;
  /** Processor time of the page's main thread for each frame, in milliseconds, without other programs. */
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
    // Methods, because named functions can't be serialized into the page.
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

/** Scrolls from top to bottom with the wheel. */
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

/** Processor time since the page started, in milliseconds. */
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

/** Opens a page on a processor slowed to a quarter, waits until it is quiet, and scrolls from top to bottom. */
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
