import type { RenderResult } from '@marketplace/shared/contracts';
import { metrics, tracing } from 'api/observability';

/** What a renderer tells about a page under way. */
export interface ObservedRender {
  /** A process has taken the page. */
  began: () => void;
  /** The process has answered, or there was none. */
  ended: () => void;
}

interface Subject {
  app: string;
  release: string;
  /** The page as its remote declares it. */
  path: string;
}

const seconds = (milliseconds: number) => milliseconds / 1_000;

/** Traces and measures the rendering of one page, and apart from it the part of the render process. */
export const observeRender = (
  subject: Subject,
  render: (observed: ObservedRender) => Promise<RenderResult | undefined>,
): Promise<RenderResult | undefined> => {
  const asked = performance.now();
  let taken: number | undefined;
  const observed: ObservedRender = {
    began: () => {
      taken = performance.now();
      metrics()?.renderWait.observe(seconds(taken - asked));
    },
    ended: () => {
      if (taken !== undefined) tracing().record('render process', { ...subject }, taken, performance.now());
    },
  };
  return tracing().span('render page', { ...subject }, async () => {
    const result = await render(observed);
    const outcome = result ? 'rendered' : 'left to the browser';
    metrics()?.renderDuration.observe({ app: subject.app, outcome }, seconds(performance.now() - asked));
    return result;
  });
};
