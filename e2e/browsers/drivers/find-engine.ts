import { existsSync } from 'node:fs';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export type EngineName = 'firefox' | 'webkit';

const first = (what: string, paths: string[]) => {
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error(`The tests in other browsers need ${what}.`);
  return found;
};

/** Starts an installed browser. On Debian: `apt-get install firefox-esr webkit2gtk-driver xvfb`. */
export const findEngine = (name: EngineName): Promise<Engine> =>
  name === 'firefox'
    ? startFirefox(first('Firefox', ['/usr/bin/firefox-esr', '/usr/bin/firefox']))
    : startWebKit({
        driver: first('WebKitWebDriver', ['/usr/bin/WebKitWebDriver']),
        browser: first('the MiniBrowser of WebKitGTK', [
          '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
          '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        ]),
      });
