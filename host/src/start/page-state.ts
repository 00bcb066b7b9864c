import type { Composition, RuntimeConfig } from '@marketplace/shared/contracts';

/** What the edge inlines into every page. */
export interface PageState {
  composition: Composition;
  config: RuntimeConfig;
  /** The page's first data, by path below the marketplace base. */
  data: Record<string, unknown>;
}

export const PAGE_STATE_ID = 'page-state';

export const readPageState = (): PageState => {
  const element = document.getElementById(PAGE_STATE_ID);
  if (!element?.textContent) throw new Error('The page came without its composition.');
  return JSON.parse(element.textContent) as PageState;
};
