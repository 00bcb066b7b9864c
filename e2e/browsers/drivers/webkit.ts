import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../bench/kit/product.ts';
import type { Driver, Engine, Handle, Json, Key } from './driver.ts';

const keys: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
};

const handleOf = (driver: WebDriver, element: WebElement): Handle => ({
  click: async () => {
    await driver.executeScript(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, element);
    await element.click();
  },
  type: (text) => element.sendKeys(text),
});

const driverOf = (driver: WebDriver, errors: () => string[]): Driver => ({
  goto: (url) => driver.get(url),
  back: () => driver.navigate().back(),
  forward: () => driver.navigate().forward(),
  reload: () => driver.navigate().refresh(),
  run: <T>(body: string, ...values: Json[]) => driver.executeScript<T>(body, ...values),
  element: async (body, ...values) => {
    const element = await driver.executeScript<WebElement | null>(body, ...values);
    return element ? handleOf(driver, element) : undefined;
  },
  press: (key) => driver.actions().sendKeys(keys[key]).perform(),
  resize: async (width, height) => void (await driver.manage().window().setRect({ width, height, x: 0, y: 0 })),
  screenshot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
  errors,
  close: () => driver.quit(),
});

/** What a process says, line by line. */
const linesOf = (child: ChildProcess) => {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return () => said.split('\n');
};

const answers = async (url: string, tries = 100): Promise<void> => {
  const up = await fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (up) return;
  if (tries === 0) throw new Error(`The driver at ${url} did not start.`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return answers(url, tries - 1);
};

interface Paths {
  /** WebKitWebDriver. */
  driver: string;
  /** MiniBrowser of the same WebKitGTK. */
  browser: string;
}

/** WebKitGTK in its small browser, over WebDriver, on a virtual screen. */
export const startWebKit = async ({ driver, browser }: Paths): Promise<Engine> => {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1440x1000x24'];
  // In a group of its own: a signal to `xvfb-run` would leave the screen and the driver behind.
  const child = spawn('xvfb-run', [...screen, driver, `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines = linesOf(child);
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    openWindow: async () => {
      const before = lines().length;
      const capabilities = {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      };
      const window = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      const errors = () =>
        lines()
          .slice(before - 1)
          .filter((line) => /CONSOLE (\w+ )*ERROR/.test(line));
      return driverOf(window, errors);
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-Number(child.pid), 'SIGTERM');
      await ended;
    },
  };
};
