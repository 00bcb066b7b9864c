import type { Page } from 'playwright';

interface EventTiming extends PerformanceEntry {
  interactionId: number;
  target: Element | null;
}

export interface Interaction {
  /** Its longest event until the next paint, in milliseconds. */
  time: number;
  /** The event and its target. */
  what: string;
}
declare global {
  interface Window {
    interactions: Record<number, Interaction>;
  }
}

/** Browsers report nothing below this, and in steps of 8 ms. */
const SHORTEST = 16;

const noteInteractions = (page: Page) =>
  page.evaluate((durationThreshold) => {
    window.interactions = {};
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, name, target } of list.getEntries() as EventTiming[]) {
        if (!interactionId || duration <= (window.interactions[interactionId]?.time ?? 0)) continue;
        const label = target?.getAttribute('aria-label') ?? target?.textContent?.slice(0, 24) ?? '';
        window.interactions[interactionId] = {
          time: duration,
          what: `${name} on ${label || (target?.tagName.toLowerCase() ?? 'what is gone')}`,
        };
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST);

/** Each interaction of 16 ms or more, in milliseconds; the longest is the page's INP. */
export const measureInteractions = async (
  page: Page,
  interact: (page: Page) => Promise<void>,
): Promise<Interaction[]> => {
  await noteInteractions(page);
  await interact(page);
  // The browser reports an event after the next frame.
  await page.waitForTimeout(1_000);
  return Object.values(await page.evaluate(() => window.interactions));
};
