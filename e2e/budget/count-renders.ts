import type { Page } from 'playwright';
import { HYDRATED } from '../../shared/src/contracts/index.ts';

export interface Renders {
  /** How many times React changed the page. */
  commits: number;
  /** How many components it rendered, counting every time. */
  components: number;
  /** The most in one commit, including hydration. */
  most: number;
}

interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}
declare global {
  interface Window {
    rendersSoFar: Renders;
  }
}

/** Counts what React renders, through its devtools hook, before any script of the page runs. */
const watchRenders = (page: Page) =>
  page.addInitScript(() => {
    const renders: Renders = { commits: 0, components: 0, most: 0 };
    // Functions, classes, forwarded and memoized components, by React's numbers.
    const isComponent = (tag: number) => [0, 1, 11, 14, 15].includes(tag);
    const PERFORMED_WORK = 1;
    const count = (fiber: Fiber, before: Fiber | null): number => {
      let rendered = isComponent(fiber.tag) && fiber !== before && fiber.flags & PERFORMED_WORK ? 1 : 0;
      // React keeps the children of a component that it did not enter.
      if (before && fiber.child === before.child) return rendered;
      for (let child = fiber.child; child; child = child.sibling) rendered += count(child, child.alternate);
      return rendered;
    };
    const onCommitFiberRoot = (_renderer: number, { current }: { current: Fiber }) => {
      const rendered = count(current, current.alternate);
      renders.commits += 1;
      renders.components += rendered;
      renders.most = Math.max(renders.most, rendered);
    };
    window.rendersSoFar = renders;
    const ignore = () => undefined;
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: ignore };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onPostCommitFiberRoot: ignore } });
  });

/** What React renders until a rendered page that was just opened is fully interactive and settles. */
export const countRenders = async (page: Page, url: string): Promise<Renders> => {
  await watchRenders(page);
  await page.addInitScript(
    (hydrated) => addEventListener(hydrated, () => document.documentElement.setAttribute('data-hydrated', '')),
    HYDRATED,
  );
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.rendersSoFar);
};
