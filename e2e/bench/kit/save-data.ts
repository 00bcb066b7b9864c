import type { Page } from 'playwright';

/** Makes the visitor save data: nothing is prefetched. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
