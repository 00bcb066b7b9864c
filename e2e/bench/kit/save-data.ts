import type { Page } from 'playwright';

/** As a visitor who asked to save data: nothing is loaded ahead for other pages. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
