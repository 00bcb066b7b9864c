import { createRequire } from 'node:module';

/** The little of Playwright's surface that the drawings need. */
export interface ArtPage {
  setContent(html: string): Promise<void>;
  evaluate(script: string): Promise<unknown>;
  screenshot(options: {
    path: string;
    clip?: { x: number; y: number; width: number; height: number };
  }): Promise<unknown>;
  close(): Promise<void>;
}

interface ArtBrowser {
  newPage(options: { viewport: { width: number; height: number }; deviceScaleFactor: number }): Promise<ArtPage>;
  close(): Promise<void>;
}

interface Playwright {
  chromium: { launch(options: { executablePath: string; args: string[] }): Promise<ArtBrowser> };
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Opens a browser for the time of one piece of work. */
export async function withBrowser(work: (browser: ArtBrowser) => Promise<void>): Promise<void> {
  const { chromium } = createRequire(new URL('../../../../../e2e/package.json', import.meta.url))(
    'playwright',
  ) as Playwright;
  const browser = await chromium.launch({
    executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}
