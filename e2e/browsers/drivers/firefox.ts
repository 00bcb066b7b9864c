import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Driver, Engine, Handle, Json } from './driver.ts';

const callOf = (body: string, values: Json[]) => `(function () { ${body} }).apply(null, ${JSON.stringify(values)})`;

const handleOf = (page: Page, element: ElementHandle<Element>): Handle => ({
  click: async () => {
    await element.scrollIntoView();
    await element.click();
  },
  type: async (text) => {
    const isFile = await element.evaluate((input) => input instanceof HTMLInputElement && input.type === 'file');
    if (isFile) return (element as ElementHandle<HTMLInputElement>).uploadFile(text);
    await element.focus();
    await page.keyboard.type(text);
  },
});

/** Firefox compares even a file whose load a navigation has canceled: this is the hash of nothing. */
const CANCELED = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

const driverOf = (page: Page, close: () => Promise<void>): Driver => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    run: <T>(body: string, ...values: Json[]) => page.evaluate(callOf(body, values)) as Promise<T>,
    element: async (body, ...values) => {
      const element = (await page.evaluateHandle(callOf(body, values))).asElement();
      return element ? handleOf(page, element as ElementHandle<Element>) : undefined;
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    errors: () => errors.filter((error) => !error.includes(CANCELED)),
    close,
  };
};

/** Firefox, over WebDriver BiDi. */
export const startFirefox = async (executablePath: string): Promise<Engine> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    openWindow: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return driverOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
};
