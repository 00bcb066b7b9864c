import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const candidates = [
  process.env['BROWSER_PATH'],
  // The shell has no toolbar to load for each window, which takes longer than most pages.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const playwrightsOwn = () => {
  const require = createRequire(new URL('../../../e2e/package.json', import.meta.url));
  const { chromium } = require('playwright') as { chromium: { executablePath: () => string } };
  return chromium.executablePath();
};

const installed = () => [...candidates, playwrightsOwn()].filter((path) => path && existsSync(path));

/** An installed Chromium or Chrome. */
export const installedBrowser = () => installed()[0];

/** An installed Chromium or Chrome that is more than the headless shell, which lacks the back/forward cache. */
export const installedWindowedBrowser = () => installed().find((path) => !path?.includes('headless'));

const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const installFromDebian = () => {
  console.log('No browser found: installing Chromium from the system packages ...');
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/** The browser for end-to-end tests: an installed one, else Playwright's, else (on Debian as root) the system package. */
export const findBrowser = (): string => {
  const found = installedBrowser();
  if (found) return found;
  if (mayInstall()) installFromDebian();
  const after = installedBrowser();
  if (after) return after;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one, or name it: BROWSER_PATH=/path/to/chrome npm test',
  );
};
